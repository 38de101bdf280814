import { hash } from 'node:crypto';
import type { Finding } from '../../../../checks/registry.js';
import { given } from '../../platform/event-sourcing/testing/given.js';
import type { Promotion } from './article.commands.js';
import { articleDecider } from './article.decider.js';
import type { ArticleEventOf } from './article.events.js';
import { contentHash } from './promotion.js';
import type { Reader } from './reader.js';
import { anAdministrator, aPromotion, generated, passedReport, promotedWith } from './testing/articles.js';

const promotion = {
  type: 'edit',
  by: anAdministrator,
  promotion: aPromotion,
  check: () => passedReport,
} as const;

type Source = NonNullable<
  NonNullable<ArticleEventOf<'ArticlePromoted'>['data']['package']>['sources']
>[number];

function sourcesIn(content: string): readonly Source[] | undefined {
  const [event] = articleDecider.decide(promotion, articleDecider.evolve(undefined, generated({ content })));
  return event?.type === 'ArticlePromoted' ? event.data.package?.sources : undefined;
}

describe('a promoted text', () => {
  it('is known by the SHA-256 of its canonical JSON', () => {
    const json = '{"content":"Keep the box.","title":"Boxes"}';
    expect(contentHash({ title: 'Boxes', content: 'Keep the box.' })).toBe(hash('sha256', json));
  });

  it('is another one when it only kept its title', () => {
    const content = 'Keep all.';
    const edited = {
      type: 'ArticleEdited',
      data: {
        content: { to: content, wordsAdded: 1, wordsRemoved: 5, wordCount: 2 },
        ruleReport: passedReport,
      },
    } as const;
    const fields = { number: 2, again: true, revision: 3 };
    given(articleDecider, generated(), promotedWith(), edited)
      .when(promotion)
      .then(promotedWith({ ...fields, contentHash: contentHash({ title: 'What a Box Is Worth', content }) }));
  });
});

describe('the sources of a promoted text', () => {
  it('are what it links to, each address once, in order, under its first name', () => {
    expect(
      sourcesIn(
        'See [the sale](https://b.example/sale?lot=1), [a note](http://a.example) and [again](https://b.example/sale?lot=1).',
      ),
    ).toEqual([
      { title: 'the sale', url: 'https://b.example/sale?lot=1' },
      { title: 'a note', url: 'http://a.example' },
    ]);
  });

  it.each([
    '![A box](https://a.example/box.png)',
    '[here](/articles/7)',
    '[mail](mailto:a@b.example)',
    '[x](y)',
  ])('are no pictures and no places within: %s', (content) => {
    expect(sourcesIn(content)).toEqual([]);
  });

  it('are a hundred at most', () => {
    const links = Array.from({ length: 120 }, (_, n) => `[source](https://a.example/${n})`);
    const sources = sourcesIn(links.join(' '));
    expect(sources).toHaveLength(100);
    expect(sources?.at(-1)?.url).toBe('https://a.example/99');
  });
});

describe('a promotion that something stands in the way of', () => {
  const promote = (promotion: Promotion, by = anAdministrator, title?: string) =>
    given(articleDecider, generated()).when({
      type: 'edit',
      by,
      title,
      promotion,
      check: () => passedReport,
    });

  const message = 'The text is too short.';
  const tooShort = { rule: 'length', name: 'Length', message } as Finding;
  const blocked = { ...aPromotion, obstacles: [tooShort] };
  const overrideReason = 'It is a notice.';
  const author: Reader = { id: 'author-1', role: 'author', assignedPersona: null };

  it('is refused, and nothing of the save is kept', () =>
    promote(blocked, anAdministrator, 'Boxes').thenRefused('promotion-blocked'));

  it.each([
    [[tooShort], 'One thing stands in the way of promoting this article.'],
    [[tooShort, tooShort], '2 things stand in the way of promoting this article.'],
  ])('says what it is: %#', (obstacles, detail) => {
    const command = { type: 'edit', by: author, promotion: { ...aPromotion, obstacles } } as const;
    const article = articleDecider.evolve(undefined, generated());
    expect(() => articleDecider.decide({ ...command, check: () => passedReport }, article)).toThrow(
      expect.objectContaining({ message: detail, details: { extensions: { findings: obstacles } } }) as Error,
    );
  });

  it('is for an administrator to override, on record', () =>
    promote({ ...blocked, overrideReason }).then(
      promotedWith({ overrides: [{ rule: 'length', name: 'Length', message, reason: overrideReason }] }),
    ));

  it('records no override where nothing was in the way', () =>
    promote({ ...aPromotion, overrideReason }).then(promotedWith()));

  it('is not for an author to override', () =>
    promote({ ...blocked, overrideReason }, author).thenRefused('no-override'));

  it('is one for an author when nothing is in the way', () =>
    promote(aPromotion, author).then(promotedWith()));
});
