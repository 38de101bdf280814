import { hash } from 'node:crypto';
import { given } from '../../platform/event-sourcing/testing/given.js';
import { articleDecider } from './article.decider.js';
import type { ArticleEventOf } from './article.events.js';
import { contentHash } from './promotion.js';
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
