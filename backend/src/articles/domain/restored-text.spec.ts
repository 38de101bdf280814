import { given } from '../../platform/event-sourcing/testing/given.js';
import { articleDecider } from './article.decider.js';
import { anAdministrator, anArticle, generated, passedReport } from './testing/articles.js';

it('a text is restored under the title that the article has', () => {
  const { title } = anArticle();
  given(articleDecider, generated())
    .when({
      type: 'restore',
      by: anAdministrator,
      fromRevision: 0,
      text: { title, content: 'Keep all.', summary: null },
      check: () => passedReport,
    })
    .then({
      type: 'ArticleRestored',
      data: {
        fromRevision: 0,
        title: { from: title, to: title },
        content: { to: 'Keep all.', wordsAdded: 1, wordsRemoved: 5, wordCount: 2 },
        undeleted: false,
        ruleReport: passedReport,
      },
    });
});

it('a stream that begins with anything but an article that was generated is none of ours', () => {
  expect(() => articleDecider.evolve(undefined, { type: 'ArticleDeleted', data: {} })).toThrow(
    'An article is generated or imported first.',
  );
});
