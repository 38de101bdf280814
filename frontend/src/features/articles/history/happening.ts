import type { Told } from '@/components/history/change-words';
import { counted } from '@/components/ui/text/numbers';
import type { HistoryEvent } from '../api/get-article';

/** Describes an event, with the words and the mark of the history. */
export function happeningOf(event: HistoryEvent): Told {
  const { type, actor, summary } = event;
  switch (type) {
    case 'ArticleGenerated':
      return { what: 'Generated', mark: actor.kind === 'scheduler' ? 'scheduled' : 'generated' };
    case 'ArticleImported':
      return { what: 'Imported', mark: 'imported', note: summary };
    case 'ArticleImportedAgain':
      return { what: 'Imported again', mark: 'imported', note: summary };
    case 'ArticleReturnedToDraft':
      return { what: 'Returned to draft', mark: 'edited' };
    case 'ArticleDeleted':
      return { what: 'Deleted', mark: 'edited', note: 'Removed from every list' };
    case 'ArticleSummaryChanged':
      return { what: 'Summary edited', mark: 'edited', note: summaryOf(event) };
    case 'ArticlePromoted':
      return { what: 'Promoted', mark: 'promoted', note: [summary, ...placesOf(event)].join('; ') };
    case 'ArticleRestored':
      return { what: 'Restored', mark: 'restored', note: summary };
    case 'FindingDismissed':
      return { what: 'Finding dismissed', mark: 'edited', note: summary };
    case 'FindingDismissalWithdrawn':
      return { what: 'Finding reopened', mark: 'edited', note: summary };
    case 'ArticleOpenedForReview':
      return { what: 'Opened for review', mark: 'edited', note: summary };
    default:
      return { what: `${editedPart(event)} edited`, mark: 'edited', note: wordsChanged(event) };
  }
}

/** Returns where the package was sent, with the last state at each site. */
function placesOf({ sites = [] }: HistoryEvent): string[] {
  const last = new Map(sites.map((delivery) => [delivery.siteId, delivery]));
  return [...last.values()].map(({ site, state, remoteId }) => {
    if (state === 'withdrawn') return `taken off ${site}`;
    return state === 'draft' ? `sent to ${site} as draft ${remoteId}` : `published on ${site} as ${remoteId}`;
  });
}

/** The summary after the event; undefined where it was removed. */
function summaryOf({ changes }: HistoryEvent): string | undefined {
  return changes.find(({ field }) => field === 'summary')?.to ?? undefined;
}

function editedPart({ changes }: HistoryEvent): string {
  const has = (field: string) => changes.some((change) => change.field === field);
  if (has('title') && has('content')) return 'Title and text';
  return has('title') ? 'Title' : 'Text';
}

/** The change in words, such as “+38 words, −31 words”. */
function wordsChanged({ changes }: HistoryEvent): string | undefined {
  const content = changes.find(({ field }) => field === 'content');
  if (!content) return undefined;
  return `+${counted(content.wordsAdded ?? 0, 'word')}, −${counted(content.wordsRemoved ?? 0, 'word')}`;
}
