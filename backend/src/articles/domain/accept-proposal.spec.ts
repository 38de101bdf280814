import { given } from '../../platform/event-sourcing/testing/given.js';
import type { ArticleCommand } from './article.commands.js';
import { articleDecider } from './article.decider.js';
import type { ArticleEvent } from './article.events.js';
import { anAdministrator, generated, passedReport } from './testing/articles.js';

const madeFor = 'Keep the box. Keep the papers.';
const proposal = {
  id: 'proposal-1',
  whole: true,
  provenance: { provider: 'openai', model: 'a-model', promptVersion: '1', promptHash: 'f00d' },
};
type Acceptance = Extract<ArticleCommand, { type: 'accept-proposal' }>;
const accept = (change: Acceptance['change']): Acceptance => ({
  type: 'accept-proposal',
  by: anAdministrator,
  proposal,
  change,
  check: () => passedReport,
});
const passage = accept({
  madeFor,
  passage: { start: 14, end: 30 },
  replacements: [{ start: 14, end: 18, after: 'Hold' }],
});
const edited = (content: string): ArticleEvent => ({
  type: 'ArticleEdited',
  data: { content: { to: content, wordsAdded: 1, wordsRemoved: 1, wordCount: 6 }, ruleReport: passedReport },
});
const accepted = (to: string): ArticleEvent => ({
  type: 'ArticleEdited',
  data: { content: { to, wordsAdded: 1, wordsRemoved: 1, wordCount: 6 }, proposal, ruleReport: passedReport },
});

describe('a proposal for an article', () => {
  const draft = given(articleDecider, generated({ content: madeFor }));

  it('is recorded as the model’s words', () =>
    draft.when(passage).then(accepted('Keep the box. Hold the papers.')));

  it('goes where its passage has moved to', () =>
    given(articleDecider, generated({ content: madeFor }), edited('Keep every box. Keep the papers.'))
      .when(passage)
      .then(accepted('Keep every box. Hold the papers.')));

  it('is refused when its passage has changed', () =>
    given(articleDecider, generated({ content: madeFor }), edited('Keep the box. Keep all papers.'))
      .when(passage)
      .thenRefused('proposal-stale'));

  it('is accepted once', () =>
    given(articleDecider, generated({ content: madeFor }), accepted(madeFor))
      .when(passage)
      .thenRefused('proposal-settled'));

  it('is refused when it changes nothing', () =>
    draft
      .when(accept({ madeFor, passage: { start: 0, end: 4 }, replacements: [] }))
      .thenRefused('proposal-without-change'));

  it('may be another title, of the title that there is', () => {
    const retitled = (from: string) => accept({ title: { from, to: 'Boxes' } });
    const title = { from: 'What a Box Is Worth', to: 'Boxes' };
    draft
      .when(retitled('What a Box Is Worth'))
      .then({ type: 'ArticleEdited', data: { title, proposal, ruleReport: passedReport } });
    draft.when(retitled('An older title')).thenRefused('proposal-stale');
  });
});
