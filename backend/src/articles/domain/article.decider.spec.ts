import { given } from '../../platform/event-sourcing/testing/given.js';
import type { ArticleCommand, ArticleText, Promotion } from './article.commands.js';
import { articleDecider } from './article.decider.js';
import type { ArticleEvent, RecordedReport, PromotionPackage } from './article.events.js';
import { contentHash } from './promotion.js';
import type { Reader } from './reader.js';
import {
  anAdministrator,
  anArticle,
  aPromotion,
  generated,
  passedReport,
  promotedWith,
} from './testing/articles.js';

const promoted: ArticleEvent = { type: 'ArticlePromoted', data: {} };

/** A check whose report shows what was checked. */
const check = ({ title, content }: ArticleText): RecordedReport => ({
  ...passedReport,
  checks: [{ rule: title, status: 'pass', detail: content }],
});

const edit = (changes: {
  title?: string;
  content?: string;
  status?: 'draft';
  promotion?: Promotion;
}): ArticleCommand => ({
  type: 'edit',
  by: anAdministrator,
  ...changes,
  check,
});
const restore = (text: ArticleText): ArticleCommand => ({
  type: 'restore',
  by: anAdministrator,
  fromRevision: 0,
  text: { ...text, summary: null },
  check,
});
const remove: ArticleCommand = { type: 'delete', by: anAdministrator };
const record: ArticleCommand = { type: 'record-generated', article: anArticle() };
const promotedAs = (fields: Partial<PromotionPackage> = {}, text = asGenerated): ArticleEvent =>
  promotedWith({ contentHash: contentHash(text), ruleReport: check(text), ...fields });
const titled = (to: string): ArticleEvent => ({
  type: 'ArticleEdited',
  data: { title: { from: '', to }, ruleReport: passedReport },
});
const returned: ArticleEvent = { type: 'ArticleReturnedToDraft', data: {} };
const deleted: ArticleEvent = { type: 'ArticleDeleted', data: {} };
const asGenerated = { title: 'What a Box Is Worth', content: 'Keep the box and the papers.' };

describe('an article that is not there', () => {
  const nothing = given(articleDecider);

  it('is recorded when it was generated', () => nothing.when(record).then(generated()));
  it('cannot be edited', () => nothing.when(edit({ title: 'New' })).thenRefused('no-such-article'));
  it('cannot be deleted', () => nothing.when(remove).thenRefused('no-such-article'));
  it('cannot be restored', () => nothing.when(restore(asGenerated)).thenRefused('no-such-article'));
});

describe('a draft', () => {
  const draft = given(articleDecider, generated());

  it('is not recorded twice', () => draft.when(record).thenNothing());

  it('takes a new title, checked with the text it has', () =>
    draft.when(edit({ title: 'Boxes' })).then({
      type: 'ArticleEdited',
      data: {
        title: { from: 'What a Box Is Worth', to: 'Boxes' },
        ruleReport: check({ title: 'Boxes', content: asGenerated.content }),
      },
    }));

  it('takes a new text, with the words that came and went', () =>
    draft.when(edit({ content: 'Keep the box and all its papers.' })).then({
      type: 'ArticleEdited',
      data: {
        content: { to: 'Keep the box and all its papers.', wordsAdded: 2, wordsRemoved: 1, wordCount: 7 },
        ruleReport: check({ title: asGenerated.title, content: 'Keep the box and all its papers.' }),
      },
    }));

  it('takes text and promotion at once: the edit, then the promotion', () =>
    draft.when(edit({ title: 'Boxes', promotion: aPromotion })).then(
      {
        type: 'ArticleEdited',
        data: {
          title: { from: 'What a Box Is Worth', to: 'Boxes' },
          ruleReport: check({ title: 'Boxes', content: asGenerated.content }),
        },
      },
      promotedAs({ revision: 2 }, { title: 'Boxes', content: asGenerated.content }),
    ));

  it('is promoted, with what was said', () =>
    draft
      .when(edit({ promotion: { ...aPromotion, statement: 'Read twice.' } }))
      .then(promotedAs({ statement: 'Read twice.' })));
  it('does not change by what it has already', () =>
    draft.when(edit({ ...asGenerated, status: 'draft' })).thenNothing());
  it('does not change by nothing', () => draft.when(edit({})).thenNothing());
  it('is deleted', () => draft.when(remove).then(deleted));
  it('does not change by restoring what it has', () => draft.when(restore(asGenerated)).thenNothing());
});

describe('an edited article', () => {
  const edited = given(articleDecider, generated(), {
    type: 'ArticleEdited',
    data: {
      title: { from: 'What a Box Is Worth', to: 'Boxes' },
      content: { to: 'Keep all.', wordsAdded: 1, wordsRemoved: 5, wordCount: 2 },
      ruleReport: passedReport,
    },
  });

  it('takes back title and text of an older revision', () =>
    edited.when(restore(asGenerated)).then({
      type: 'ArticleRestored',
      data: {
        fromRevision: 0,
        title: { from: 'Boxes', to: 'What a Box Is Worth' },
        content: { to: asGenerated.content, wordsAdded: 5, wordsRemoved: 1, wordCount: 6 },
        undeleted: false,
        ruleReport: check(asGenerated),
      },
    }));

  it('changes from the text it was edited to', () =>
    edited.when(edit({ title: 'Boxes', content: 'Keep all' })).then({
      type: 'ArticleEdited',
      data: {
        content: { to: 'Keep all', wordsAdded: 1, wordsRemoved: 1, wordCount: 2 },
        ruleReport: check({ title: 'Boxes', content: 'Keep all' }),
      },
    }));
});

describe('a promoted article', () => {
  const article = given(articleDecider, generated(), promoted);

  it('returns to the drafts', () => article.when(edit({ status: 'draft' })).then(returned));
  it('is not promoted twice', () => article.when(edit({ promotion: aPromotion })).thenNothing());
  it('can be deleted', () => article.when(remove).then(deleted));

  it('stays promoted when it is edited and restored, and is promoted again as another text', () => {
    const text = { title: 'Boxes', content: asGenerated.content };
    const restored: ArticleEvent = {
      type: 'ArticleRestored',
      data: {
        fromRevision: 0,
        title: { from: asGenerated.title, to: 'Boxes' },
        content: { to: asGenerated.content, wordsAdded: 0, wordsRemoved: 0, wordCount: 6 },
        undeleted: false,
        ruleReport: check(text),
      },
    };
    article.when(restore(text)).then(restored);
    given(articleDecider, generated(), promoted, restored)
      .when(edit({ promotion: aPromotion }))
      .then(promotedAs({ number: 2, again: true, revision: 3 }, text));
  });

  it('is not promoted again as the text it was promoted as, whatever it was in between', () =>
    given(articleDecider, generated(), promoted, titled('Boxes'), titled(asGenerated.title))
      .when(edit({ promotion: aPromotion }))
      .thenNothing());
});

describe('a title', () => {
  const provenance = { provider: 'demo', model: 'demo', promptVersion: '3', promptHash: 'beef' };
  const written = generated({
    generationId: 'generation-1',
    titles: { proposed: ['What a Box Is Worth', 'Boxes'], provenance },
  });
  const retitled = (to: string, more: object = {}): ArticleEvent => ({
    type: 'ArticleEdited',
    data: {
      title: { from: asGenerated.title, to },
      ruleReport: check({ ...asGenerated, title: to }),
      ...more,
    },
  });

  it('that the model proposed when it wrote the article is on record as the model’s', () =>
    given(articleDecider, written)
      .when(edit({ title: 'Boxes' }))
      .then(retitled('Boxes', { titleFrom: { generationId: 'generation-1', provenance } })));

  it.each([
    ['another', written, 'Boxes!'],
    ['the same, where nothing is known of what was proposed', generated(), 'Boxes'],
  ])('is the person’s: %s', (_, first, title) =>
    given(articleDecider, first).when(edit({ title })).then(retitled(title)),
  );
});

describe('an article that was returned to the drafts', () => {
  it('can be promoted again', () =>
    given(articleDecider, generated(), promoted, returned)
      .when(edit({ promotion: aPromotion }))
      .then(promotedAs({ number: 2, revision: 3 })));
});

describe('a deleted article', () => {
  const gone = given(articleDecider, generated(), promoted, deleted);

  it('cannot be edited', () => gone.when(edit({ title: 'New' })).thenRefused('no-such-article'));
  it('cannot be deleted', () => gone.when(remove).thenRefused('no-such-article'));
  it('is not recorded anew by a repeat of its generation', () => gone.when(record).thenNothing());

  it('comes back, as a draft, even with the text it had', () => {
    const back: ArticleEvent = {
      type: 'ArticleRestored',
      data: {
        fromRevision: 0,
        title: { from: asGenerated.title, to: asGenerated.title },
        content: { to: asGenerated.content, wordsAdded: 0, wordsRemoved: 0, wordCount: 6 },
        undeleted: true,
        ruleReport: check(asGenerated),
      },
    };
    gone.when(restore(asGenerated)).then(back);
    given(articleDecider, generated(), promoted, deleted, back)
      .when(edit({ promotion: aPromotion }))
      .then(promotedAs({ number: 2, revision: 4 }));
  });
});

describe('an article of somebody else', () => {
  const article = given(articleDecider, generated());
  const gone = given(articleDecider, generated(), deleted);
  const author = (id: string, assignedPersona: string | null): Reader => ({
    id,
    role: 'author',
    assignedPersona,
  });
  const stranger = author('author-2', 'persona-2');

  it.each<ArticleCommand>([
    { type: 'edit', by: stranger, title: 'New', check },
    { type: 'delete', by: stranger },
    { type: 'restore', by: stranger, fromRevision: 0, text: { ...asGenerated, summary: null }, check },
    { type: 'restore', by: stranger, fromRevision: 7, text: undefined, check },
  ])('is none: $type', (command) => {
    article.when(command).thenRefused('no-such-article');
  });

  it.each([
    ['asked for it, whatever persona is theirs now', author('author-1', null)],
    ['writes as its persona', author('author-2', 'persona-1')],
  ])('is one for an author who %s', (_, by) => {
    article.when({ type: 'delete', by }).then(deleted);
  });

  it('cannot be brought back by its author once it is deleted', () =>
    gone
      .when({
        type: 'restore',
        by: author('author-1', 'persona-1'),
        fromRevision: 0,
        text: { ...asGenerated, summary: null },
        check,
      })
      .thenRefused('no-such-article'));
});

it('a revision that is not there cannot be restored', () =>
  given(articleDecider, generated())
    .when({ type: 'restore', by: anAdministrator, fromRevision: 7, text: undefined, check })
    .thenRefused('no-such-revision'));

const { provenance } = anArticle();

it('an article is on record with its batch, its sources and what the model counted', () => {
  const article = anArticle({
    batch: { id: 'batch-1', index: 2 },
    ideaId: 'idea-1',
    generationId: 'generation-1',
    summary: 'What a box is worth.',
    sources: [{ id: 's1', url: 'https://a.example/', title: 'A sale', hash: 'f00d' }],
    provenance: { ...provenance, tokens: { input: 10, output: 5 } },
  });
  given(articleDecider).when({ type: 'record-generated', article }).then(generated(article));
});

it('a promotion is on record with whose words they are and what they link to', () => {
  const content = 'See [a sale](https://a.example/).';
  const origins = { words: 3, ai: 2, person: 1, blocks: 1, untouchedBlocks: 0 };
  given(articleDecider, generated({ content }))
    .when({
      type: 'edit',
      by: anAdministrator,
      promotion: { ...aPromotion, origins },
      check: () => passedReport,
    })
    .then(
      promotedWith({
        origins,
        sources: [{ title: 'a sale', url: 'https://a.example/' }],
        contentHash: contentHash(anArticle({ content })),
      }),
    );
});

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

describe('the summary of an article', () => {
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
  const changed = summarized('Boxes count.', 'Papers count.');

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
