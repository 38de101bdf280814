import { given } from '../../platform/event-sourcing/testing/given.js';
import { articleDecider } from './article.decider.js';
import type { ArticleEvent } from './article.events.js';
import type { Reader } from './reader.js';
import { anAdministrator, generated, passedReport } from './testing/articles.js';

const author: Reader = { id: 'author-1', role: 'author', assignedPersona: null };
const review = (by: Reader) => ({ type: 'open-for-review', by }) as const;
const opened = (revision: number, { id }: Reader): ArticleEvent => ({
  type: 'ArticleOpenedForReview',
  data: { revision, reviewerId: id },
});
const edited: ArticleEvent = {
  type: 'ArticleEdited',
  data: { title: { from: 'What a Box Is Worth', to: 'Boxes' }, ruleReport: passedReport },
};

it('an article is opened for review as the revision that is shown', () =>
  given(articleDecider, generated()).when(review(author)).then(opened(0, author)));

it('the same person opens the same text once, each other person, too', () => {
  const once = given(articleDecider, generated(), opened(0, author));
  once.when(review(author)).thenNothing();
  once.when(review(anAdministrator)).then(opened(1, anAdministrator));
});

it('a text that was changed is opened anew', () =>
  given(articleDecider, generated(), opened(0, author), edited).when(review(author)).then(opened(2, author)));

it('somebody else’s article cannot be opened', () =>
  given(articleDecider, generated())
    .when(review({ ...author, id: 'author-2' }))
    .thenRefused('no-such-article'));
