import type { MarkKind } from '@/components/ui/graphics/mark';
import { counted } from '@/components/ui/text/numbers';
import type { HistoryEvent } from '../api/get-article-history';

/** What happened at a revision, in the words and the mark of the history. */
export interface Happening {
  what: string;
  mark: MarkKind;
  /** One line of consequence. */
  note: string | undefined;
}

const told: Record<string, { what: string; mark: MarkKind; note?: string }> = {
  ArticlePromoted: { what: 'Promoted', mark: 'promoted', note: 'Header images and captions unlocked' },
  ArticleReturnedToDraft: { what: 'Returned to draft', mark: 'edited' },
  ArticleDeleted: { what: 'Deleted', mark: 'edited', note: 'Removed from every list' },
};

/** Those of which the history tells the whole sentence. */
const toldWhole: Record<string, string> = {
  ArticleRestored: 'Restored',
  FindingDismissed: 'Finding dismissed',
  ArticleOpenedForReview: 'Opened for review',
};

export function happeningOf(event: HistoryEvent): Happening {
  const known = told[event.type];
  if (known) return { note: undefined, ...known };
  if (event.type === 'ArticleGenerated') {
    const mark = event.actor.kind === 'scheduler' ? 'scheduled' : 'generated';
    return { what: 'Generated', mark, note: undefined };
  }
  const what = toldWhole[event.type];
  if (what) {
    return { what, mark: event.type === 'ArticleRestored' ? 'restored' : 'edited', note: event.summary };
  }
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
