import { Injectable } from '@nestjs/common';
import {
  type ArticleEvent,
  articleDecider,
  DeleteArticle,
  DismissFinding,
  EditArticle,
  type Reader,
  ReopenFinding,
  RestoreArticle,
} from '../../articles/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { changedSince, impossible, undoBy, type UndoPlan } from './plan.js';

/** Plans how to undo a change of an article. Only the last change can be undone, so that nothing later is lost. */
@Injectable()
export class ArticlePlans {
  constructor(private readonly aggregates: AggregateStore) {}

  async of(event: Recorded<ArticleEvent>, reader: Reader): Promise<UndoPlan> {
    const { streamId: id, revision: at } = event;
    const { state, revision } = await this.aggregates.load(articleDecider, id);
    if (!state || revision !== at) changedSince('The article has');
    const title = `“${state.title}”`;
    const before = Number(at) - 1;
    const restore = (sentence: string): UndoPlan =>
      undoBy(sentence, (context) => new RestoreArticle(context, reader, id, before, at));
    const restoreText = restore(`Restore ${title} to the title and text of revision ${before}.`);
    const remove = undoBy(
      `Delete ${title}. It can be restored.`,
      (context) => new DeleteArticle(context, reader, id, at),
    );
    switch (event.type) {
      case 'ArticleGenerated':
      case 'ArticleImported':
        return remove;
      case 'ArticleEdited':
      case 'ArticleImportedAgain':
        return restoreText;
      case 'ArticleRestored':
        return event.data.undeleted ? remove : restoreText;
      case 'ArticleSummaryChanged':
        return undoBy(summaryInWords(event.data.from, title), (context) => {
          return new EditArticle(context, reader, id, { summary: event.data.from }, at);
        });
      case 'ArticleDeleted':
        return restore(`Restore ${title} as a draft, with the text of revision ${before}.`);
      case 'ArticlePromoted':
      case 'ArticleReturnedToDraft':
        return planOfMove(event, reader, title);
      case 'FindingDismissed':
      case 'FindingDismissalWithdrawn':
        return planOfVerdict(event, reader, title);
      case 'ArticleOpenedForReview':
        return impossible('What a reviewer put on record stays there.');
      default:
        return event satisfies never;
    }
  }
}

const summaryInWords = (summary: string | null, title: string): string =>
  summary === null ? `Remove the summary of ${title}.` : `Give ${title} the summary “${summary}” again.`;

type Move = Extract<ArticleEvent, { type: 'ArticlePromoted' | 'ArticleReturnedToDraft' }>;

function planOfMove(event: Recorded<ArticleEvent> & Move, reader: Reader, title: string): UndoPlan {
  const { streamId: id, revision: at } = event;
  if (event.type === 'ArticlePromoted') {
    if (event.data.package?.again) {
      impossible(
        'A package that replaced another stays. Restore the text that you want, and promote it again.',
      );
    }
    return undoBy(
      `Return ${title} to draft. Its package stays on record.`,
      (context) => new EditArticle(context, reader, id, { status: 'draft' }, at),
    );
  }
  if (event.data.from === 'elsewhere') {
    impossible('Only an import says that an article is published elsewhere.');
  }
  return undoBy(
    `Promote ${title} again, if the editorial rules allow it.`,
    (context) => new EditArticle(context, reader, id, { status: 'promoted' }, at),
  );
}

type Verdict = Extract<ArticleEvent, { type: 'FindingDismissed' | 'FindingDismissalWithdrawn' }>;

function planOfVerdict(
  { type, streamId: id, data }: Recorded<ArticleEvent> & Verdict,
  reader: Reader,
  title: string,
): UndoPlan {
  return type === 'FindingDismissed'
    ? undoBy(
        `Reopen the finding in ${title}, so that it is shown again.`,
        (context) => new ReopenFinding(context, reader, id, data),
      )
    : undoBy(
        `Dismiss the finding in ${title} again.`,
        (context) => new DismissFinding(context, reader, id, data),
      );
}
