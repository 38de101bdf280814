import type { ArticleEvent } from '../../domain/article.events.js';
import { passedReport } from '../../domain/testing/articles.js';

const counted = { wordsAdded: 0, wordsRemoved: 0, wordCount: 0 };

export const edited = (content: string): ArticleEvent => ({
  type: 'ArticleEdited',
  data: { content: { to: content, ...counted }, ruleReport: passedReport },
});

export const retitled = (from: string, to: string): ArticleEvent => ({
  type: 'ArticleEdited',
  data: { title: { from, to }, ruleReport: passedReport },
});

export const accepted = (content: string): ArticleEvent => ({
  type: 'ArticleEdited',
  data: {
    content: { to: content, ...counted },
    proposal: {
      id: 'p1',
      whole: true,
      provenance: { provider: 'demo', model: 'demo', promptVersion: '1', promptHash: 'f00d' },
    },
    ruleReport: passedReport,
  },
});

export const openedForReview: ArticleEvent = {
  type: 'ArticleOpenedForReview',
  data: { revision: 0, reviewerId: 'user-1' },
};

export const restored = (fromRevision: number, content: string): ArticleEvent => ({
  type: 'ArticleRestored',
  data: {
    fromRevision,
    title: { from: 'What a Box Is Worth', to: 'What a Box Is Worth' },
    content: { to: content, ...counted },
    undeleted: false,
    ruleReport: passedReport,
  },
});
