import { articlePicturePrompt } from './article-picture-prompt.js';
import { pictureOrder } from './testing/picture-order.js';

const order = pictureOrder({
  title: 'What the Box Is Worth',
  content: `## Papers\n\n**Keep** the [receipt](https://example.com/x).\n\n${'Word after word. '.repeat(100)}`,
});
const { article } = order;

it('tells title, section and the beginning of the text, without marks and addresses', () => {
  const { text } = articlePicturePrompt(order, 0);
  expect(text).toContain('Subject: What the Box Is Worth\nSection: Collectibles\n');
  expect(text).toContain('The article begins: Papers Keep the receipt. Word after word.');
  expect(text).not.toMatch(/https|\*|#|The Archivist/);
  expect(text.length).toBeLessThan(2_000);
});

it('is the same for the same order, and another for each picture of a set', () => {
  const prompts = [0, 1, 2].map((variant) => articlePicturePrompt(order, variant));
  expect(new Set(prompts.map(({ hash }) => hash)).size).toBe(3);
  expect(articlePicturePrompt(order, 1)).toEqual(prompts[1]);
});

it('has the demo draw another picture for another set, another title and another article', () => {
  const seeds = [
    order,
    { ...order, earlierSets: 1 },
    { ...order, article: { ...article, title: 'Other' } },
    { ...order, article: { ...article, id: 'a-2' } },
  ].map((one) => articlePicturePrompt(one, 0).motif.seed);
  expect(new Set(seeds).size).toBe(4);
});
