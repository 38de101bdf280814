import type { MarkKind } from '@/components/ui/graphics/mark';
import { counted } from '@/components/ui/text/numbers';
import type { HistoryEvent } from '../api/get-article';

/** What happened at a revision, in the words and the mark of the history. */
export interface Happening {
  what: string;
  mark: MarkKind;
  /** One line of consequence. */
  note: string | undefined;
}

type Told = Pick<Happening, 'what' | 'mark'>;

const told: Record<string, Told & { note?: string }> = {
  ArticleReturnedToDraft: { what: 'Returned to draft', mark: 'edited' },
  ArticleDeleted: { what: 'Deleted', mark: 'edited', note: 'Removed from every list' },
};

/** Those of which the history tells the whole sentence. */
const toldWhole: Record<string, Told> = {
  ArticlePromoted: { what: 'Promoted', mark: 'promoted' },
  ArticleRestored: { what: 'Restored', mark: 'restored' },
  FindingDismissed: { what: 'Finding dismissed', mark: 'edited' },
  ArticleOpenedForReview: { what: 'Opened for review', mark: 'edited' },
};

export function happeningOf(event: HistoryEvent): Happening {
  const known = told[event.type];
  if (known) return { note: undefined, ...known };
  if (event.type === 'ArticleGenerated') {
    const mark = event.actor.kind === 'scheduler' ? 'scheduled' : 'generated';
    return { what: 'Generated', mark, note: undefined };
  }
  const whole = toldWhole[event.type];
  if (whole) return { ...whole, note: event.summary };
  return { what: `${editedPart(event)} edited`, mark: 'edited', note: wordsChanged(event) };
}

function editedPart({ changes }: HistoryEvent): string {
  const has = (field: string) => changes.some((change) => change.field === field);
  if (has('title') && has('content')) return 'Title and text';
  return has('title') ? 'Title' : 'Text';
}

/** '+38 words, −31 words'. */
function wordsChanged({ changes }: HistoryEvent): string | undefined {
  const content = changes.find(({ field }) => field === 'content');
  if (!content) return undefined;
  return `+${counted(content.wordsAdded ?? 0, 'word')}, −${counted(content.wordsRemoved ?? 0, 'word')}`;
}
