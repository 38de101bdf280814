import type { ArticleInputs } from './article-inputs.js';
import { articlePrompt } from './article-prompt.js';
import { draftPrompt, outlinePrompt } from './outline-prompt.js';
import { articleInputs } from './testing/article-inputs.js';

const found = (id: string, ...passages: string[]): ArticleInputs['sources'][number] => ({
  id,
  title: `Page ${id}`,
  text: 'The whole of it.',
  url: `https://www.hodinkee.com/${id}`,
  dates: [{ kind: 'published', date: '2026-10-02', from: 'metadata' }],
  passages,
});
const given = { id: 's1', title: 'A note', text: 'A box adds a fifth.' };
const inputs = articleInputs({
  sources: [
    given,
    found('s2', 'Two insurers ask for it.', 'One does not.'),
    found('s3', 'A box was forged.'),
  ],
  researched: 'Boxes of watches',
});
const section = { heading: 'One', purpose: '', points: [], words: 400 };
const outlineOn = (...sources: string[]) => ({ thesis: '', reader: '', sections: [{ ...section, sources }] });
const draftOn = (...sources: string[]): string =>
  draftPrompt.from({ article: inputs, outline: outlineOn(...sources) }).user;

it('a page that was looked up is shown by its passages, with where and from when it is', () => {
  const { user } = outlinePrompt.from(inputs);
  expect(user).toContain('| Boxes of watches');
  expect(user).toContain('Source [s1], A note:\n| A box adds a fifth.');
  expect(user).toContain(
    'Source [s2], Page s2 (https://www.hodinkee.com/s2, published 2026-10-02), passages of it:\n| Two insurers ask for it.\n| \n| […]\n| \n| One does not.',
  );
  expect(user).not.toContain('The whole of it.');
});

it('the draft gets the passages that its sections rest on, and what was given', () => {
  expect(draftOn('s2')).toContain('Two insurers');
  expect(draftOn('s2')).toContain('A box adds a fifth.');
  expect(draftOn('s2')).not.toContain('A box was forged.');
});

it('an outline that names no sources leaves them all', () => {
  expect(draftOn()).toContain('A box was forged.');
});

it('without passages the prompt is what it was', () => {
  const without = articleInputs({ sources: [given] });
  expect(articlePrompt.from({ ...without, researched: 'Boxes' }).hash).toBe(articlePrompt.from(without).hash);
});
