import { given } from '../../platform/event-sourcing/testing/given.js';
import type { ArticleCommand } from './article.commands.js';
import { articleDecider } from './article.decider.js';
import type { ArticleEvent, ArticleEventOf } from './article.events.js';
import { contentHash } from './promotion.js';
import { anAdministrator, aPromotion, passedReport } from './testing/articles.js';

const source: ArticleEventOf<'ArticleImported'>['data']['source'] = {
  importId: 'import-1',
  system: 'wordpress',
  site: 'https://archive.example',
  id: '417',
  url: null,
  author: 'A. Example',
  publishedAt: '2019-05-03T08:00:00.000Z',
  modifiedAt: null,
  fileHash: 'f1',
  itemHash: 'h1',
};
const item = {
  source,
  personaId: null,
  personaName: null,
  categoryId: null,
  categoryName: null,
  title: 'Old Boxes',
  content: 'Keep the old box.',
  wordCount: 4,
  summary: null,
  status: 'elsewhere',
} as const;
const check = () => passedReport;
const bring = (changes: object = {}): ArticleCommand => ({
  type: 'import',
  article: { ...item, ...changes },
  check,
});
const changedThere = bring({ content: 'Keep the box.', source: { ...source, itemHash: 'h2' } });
const imported: ArticleEvent = { type: 'ArticleImported', data: { ...item, ruleReport: passedReport } };
const edited: ArticleEvent = {
  type: 'ArticleEdited',
  data: { title: { from: 'Old Boxes', to: 'Boxes' }, ruleReport: passedReport },
};
const byAdmin = { by: anAdministrator, check } as const;

describe('an item of an archive', () => {
  it('becomes an article', () => given(articleDecider).when(bring()).then(imported));
  it('that is the same changes nothing', () => given(articleDecider, imported).when(bring()).thenNothing());
  it('that has changed there replaces what is here', () =>
    given(articleDecider, imported)
      .when(changedThere)
      .then({
        type: 'ArticleImportedAgain',
        data: {
          source: { ...source, itemHash: 'h2' },
          content: { to: 'Keep the box.', wordsAdded: 0, wordsRemoved: 1, wordCount: 3 },
          ruleReport: passedReport,
        },
      }));
  const renamed = { ...source, author: 'B. Example' };
  it('whose author is told otherwise there says so', () =>
    given(articleDecider, imported)
      .when(bring({ source: renamed }))
      .then({ type: 'ArticleImportedAgain', data: { source: renamed, ruleReport: passedReport } }));
  it('whose author alone is told otherwise stays as it was edited here', () =>
    given(articleDecider, imported, edited)
      .when(bring({ source: renamed }))
      .thenNothing());
  it('is told as a conflict when it was edited here, and has changed there', () =>
    given(articleDecider, imported, edited).when(changedThere).thenRefused('edited-here'));
  it('that was edited here and is the same there changes nothing', () =>
    given(articleDecider, imported, edited).when(bring()).thenNothing());
  it('is told as a conflict when it was deleted here', () =>
    given(articleDecider, imported, { type: 'ArticleDeleted', data: {} })
      .when(changedThere)
      .thenRefused('deleted-here'));
});

describe('an article that is published elsewhere', () => {
  const there = given(articleDecider, imported);
  it('can be promoted like a draft, and its package names no revision of a persona', () =>
    there.when({ type: 'edit', promotion: aPromotion, ...byAdmin }).then({
      type: 'ArticlePromoted',
      data: {
        from: 'elsewhere',
        package: {
          number: 1,
          again: false,
          revision: 1,
          contentHash: contentHash(item),
          origins: null,
          sources: [],
          ruleReport: passedReport,
          personaRevision: null,
          statement: null,
          overrides: [],
        },
      },
    }));
  it('can be made a draft', () =>
    there
      .when({ type: 'edit', status: 'draft', ...byAdmin })
      .then({ type: 'ArticleReturnedToDraft', data: { from: 'elsewhere' } }));
});
