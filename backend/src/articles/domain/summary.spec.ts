import { given } from '../../platform/event-sourcing/testing/given.js';
import type { ArticleCommand } from './article.commands.js';
import { articleDecider } from './article.decider.js';
import type { ArticleEvent } from './article.events.js';
import { contentHash } from './promotion.js';
import {
  anAdministrator,
  anArticle,
  aPromotion,
  generated,
  passedReport,
  promotedWith,
} from './testing/articles.js';

const { title, content } = anArticle();
const by = anAdministrator;
const check = () => passedReport;
const write = (summary: string | null): ArticleCommand => ({ type: 'edit', by, summary, check });
const promote: ArticleCommand = { type: 'edit', by, promotion: aPromotion, check };
const restore = (summary: string | null): ArticleCommand => ({
  type: 'restore',
  by,
  fromRevision: 0,
  text: { title, content, summary },
  check,
});

const summarized = (from: string | null, to: string | null): ArticleEvent => ({
  type: 'ArticleSummaryChanged',
  data: { from, to },
});
const asGenerated = generated({ summary: 'Boxes count.' });
const promoted: ArticleEvent = { type: 'ArticlePromoted', data: {} };
const changed = summarized('Boxes count.', 'Papers count.');

describe('the summary of an article', () => {
  it('is changed, and taken away, without the text', () => {
    const article = given(articleDecider, asGenerated);
    article.when(write('Papers count.')).then(changed);
    article.when(write(null)).then(summarized('Boxes count.', null));
    article.when(write('Boxes count.')).then();
    given(articleDecider, generated()).when(write('New.')).then(summarized(null, 'New.'));
  });

  it('is promoted with the text: another one is promoted again', () => {
    given(articleDecider, asGenerated, promoted, changed)
      .when(promote)
      .then(
        promotedWith({ number: 2, again: true, revision: 3, contentHash: contentHash({ title, content }) }),
      );
    given(articleDecider, asGenerated, promoted).when(promote).then();
  });

  it('is restored with the text', () => {
    const article = given(articleDecider, asGenerated, changed);
    article.when(restore('Boxes count.')).then({
      type: 'ArticleRestored',
      data: {
        fromRevision: 0,
        title: { from: title, to: title },
        content: { to: content, wordsAdded: 0, wordsRemoved: 0, wordCount: 6 },
        summary: { from: 'Papers count.', to: 'Boxes count.' },
        undeleted: false,
        ruleReport: passedReport,
      },
    });
    article.when(restore('Papers count.')).then();
  });
});
