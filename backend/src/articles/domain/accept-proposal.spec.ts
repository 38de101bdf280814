import { countWords } from '../../../../checks/text/word-count.js';
import { given } from '../../platform/event-sourcing/testing/given.js';
import type { ArticleCommand } from './article.commands.js';
import { articleDecider } from './article.decider.js';
import type { ArticleEvent } from './article.events.js';
import { anAdministrator, generated, passedReport } from './testing/articles.js';
import { wordChanges } from './words.js';

const madeFor = 'Keep the box. Keep the papers.';
const proposal = {
  id: 'proposal-1',
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
const both = {
  madeFor,
  passage: { start: 14, end: 30 },
  hunks: [
    { id: 'h1', start: 14, end: 18, after: 'Hold on to' },
    { id: 'h2', start: 23, end: 29, after: 'deed' },
  ],
};
const take = (...wanted: string[]) => accept({ ...both, wanted });
const all = take('h1', 'h2');
const edited = (content: string): ArticleEvent => ({
  type: 'ArticleEdited',
  data: { content: { to: content, wordsAdded: 1, wordsRemoved: 1, wordCount: 6 }, ruleReport: passedReport },
});
const accepted = (to: string, hunks?: string[], whole = true, from = madeFor): ArticleEvent => ({
  type: 'ArticleEdited',
  data: {
    content: { to, ...wordChanges(from, to), wordCount: countWords(to) },
    proposal: { ...proposal, whole, ...(hunks && { hunks }) },
    ruleReport: passedReport,
  },
});

describe('a proposal for an article', () => {
  const draft = given(articleDecider, generated({ content: madeFor }));

  it('is recorded as the model’s words', () =>
    draft.when(all).then(accepted('Keep the box. Hold on to the deed.', ['h1', 'h2'])));

  it('goes where its passage has moved to', () =>
    given(articleDecider, generated({ content: madeFor }), edited('Keep every box. Keep the papers.'))
      .when(take('h2'))
      .then(accepted('Keep every box. Keep the deed.', ['h2'], false, 'Keep every box. Keep the papers.')));

  it('is refused when its passage has changed', () =>
    given(articleDecider, generated({ content: madeFor }), edited('Keep the box. Keep all papers.'))
      .when(all)
      .thenRefused('proposal-stale'));

  it('is accepted once, each change of it too, and what is left as long as its passage stays', () => {
    const first = 'Keep the box. Hold on to the papers.';
    const partly = given(articleDecider, generated({ content: madeFor }), accepted(first, ['h1'], false));
    partly.when(take('h2')).then(accepted('Keep the box. Hold on to the deed.', ['h2'], true, first));
    partly.when(all).thenRefused('proposal-settled');
    const settled = [accepted(first, ['h1'], false), accepted('Keep the box. Hold on to the deed.', ['h2'])];
    given(articleDecider, generated({ content: madeFor }), ...settled)
      .when(take('h2'))
      .thenRefused('proposal-settled');
    given(articleDecider, generated({ content: madeFor }), accepted(first, ['h1'], false), edited(madeFor))
      .when(take('h2'))
      .thenRefused('proposal-stale');
  });

  it('is settled when it was accepted before hunks were recorded', () =>
    given(articleDecider, generated({ content: madeFor }), accepted(madeFor, undefined, false))
      .when(take('h2'))
      .thenRefused('proposal-settled'));

  it('is refused when it changes nothing', () => draft.when(take()).thenRefused('proposal-without-change'));

  it('may be another title, of the title that there is', () => {
    const retitled = (from: string) => accept({ title: { from, to: 'Boxes' } });
    const title = { from: 'What a Box Is Worth', to: 'Boxes' };
    draft.when(retitled('What a Box Is Worth')).then({
      type: 'ArticleEdited',
      data: { title, proposal: { ...proposal, whole: true }, ruleReport: passedReport },
    });
    draft.when(retitled('An older title')).thenRefused('proposal-stale');
  });
});
