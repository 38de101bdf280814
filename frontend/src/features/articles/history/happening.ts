import type { Touch } from '@/components/ui/graphics/mark';
import { counted } from '@/components/ui/text/numbers';
import type { HistoryEvent } from '../api/history';

/** What happened at a revision, in the words and the mark of the history. */
export interface Happening {
  what: string;
  touch: Touch;
  /** One line of consequence. */
  note: string | undefined;
}

const told: Record<string, { what: string; touch: Touch; note?: string }> = {
  ArticlePromoted: { what: 'Promoted', touch: 'promoted', note: 'Header images and captions unlocked' },
  ArticleReturnedToDraft: { what: 'Returned to draft', touch: 'edited' },
  ArticleDeleted: { what: 'Deleted', touch: 'edited', note: 'Removed from every list' },
};

export function happeningOf(event: HistoryEvent): Happening {
  const known = told[event.type];
  if (known) return { note: undefined, ...known };
  if (event.type === 'ArticleGenerated') {
    const touch = event.actor.kind === 'scheduler' ? 'scheduled' : 'generated';
    return { what: 'Generated', touch, note: undefined };
  }
  if (event.type === 'ArticleRestored') return { what: 'Restored', touch: 'restored', note: event.summary };
  return { what: `${editedPart(event)} edited`, touch: 'edited', note: wordsChanged(event) };
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
