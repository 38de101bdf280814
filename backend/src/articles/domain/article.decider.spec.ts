import { given } from '../../platform/event-sourcing/testing/given.js';
import type { ArticleCommand, ArticleText, Promotion } from './article.commands.js';
import { articleDecider } from './article.decider.js';
import { contentHash } from './promotion.js';
import type { ArticleEvent, RecordedReport, PromotionPackage } from './article.events.js';
import type { Reader } from './reader.js';
import {
  anAdministrator,
  anArticle,
  aPromotion,
  generated,
  passedReport,
  promotedWith,
} from './testing/articles.js';

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

const promoted: ArticleEvent = { type: 'ArticlePromoted', data: {} };
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
