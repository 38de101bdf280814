import { hash } from 'node:crypto';
import { articleDecider } from './article.decider.js';
import type { ArticleEvent } from './article.events.js';
import { generated, passedReport } from './testing/articles.js';

describe('the version of the states that are kept', () => {
  it('is another one whenever events fold to something else', () => {
    const text = (to: string) => ({ to, wordsAdded: 1, wordsRemoved: 1, wordCount: 1 });
    const provenance = { provider: 'demo', model: 'demo', promptVersion: '3', promptHash: 'beef' };
    const history: ArticleEvent[] = [
      generated({ titles: { proposed: ['Boxes'], provenance } }),
      {
        type: 'ArticleEdited',
        data: { title: { from: '', to: 'Boxes' }, content: text('Boxes.'), ruleReport: passedReport },
      },
      { type: 'FindingDismissed', data: { rule: 'terms', quote: 'Boxes', reason: null } },
      { type: 'FindingDismissed', data: { rule: 'voice', quote: '', reason: null } },
      { type: 'FindingDismissalWithdrawn', data: { rule: 'voice', quote: '', dismissedAt: 3 } },
      { type: 'ArticleOpenedForReview', data: { revision: 1, reviewerId: 'u' } },
      { type: 'ArticleSummaryChanged', data: { from: null, to: 'On boxes.' } },
      { type: 'ArticlePromoted', data: {} },
      { type: 'ArticleReturnedToDraft', data: {} },
      { type: 'ArticleDeleted', data: {} },
      {
        type: 'ArticleRestored',
        data: {
          fromRevision: 0,
          title: { from: 'Boxes', to: 'Papers' },
          content: text('Papers.'),
          summary: { from: 'On boxes.', to: null },
          undeleted: true,
          ruleReport: passedReport,
        },
      },
    ];
    const states = history.map((_, last) =>
      history
        .slice(0, last + 1)
        .reduce((state, event) => articleDecider.evolve(state, event), articleDecider.initialState),
    );
    const fold = hash('sha256', JSON.stringify(states)).slice(0, 12);
    // If the fold changes, change the snapshot version together with the digest.
    expect([articleDecider.snapshotVersion, fold]).toEqual(['12', '4fc58a66ac1d']);
  });
});
