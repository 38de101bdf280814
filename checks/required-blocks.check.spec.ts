import { foundBy } from './testing/checked.js';

const linked = '**Insured?** [Ask us](https://example.com/insights).';

it.each([
  ['**Insured?** [Ask us](https://example.com/insights).', 'pass'],
  ['Keep the box.\n\n> **Insured?**\n> [Ask us](https://example.com/insights).', 'pass'],
  ['**Insured?** [Call us](https://example.com/insights).', 'fail'],
])('finds a required block with markdown in it: %s', (content, verdict) => {
  const required_blocks = [
    { name: 'Call to action', text: linked },
    { name: 'The same, plain', text: 'Insured? Ask us.' },
  ];
  const found = foundBy('required-blocks', { content, rules: { required_blocks } });
  expect(new Set(found.map((finding) => finding.verdict))).toEqual(new Set([verdict]));
});

it.each(['```\ncall --now\n```', '![Our seal](https://example.com/seal.png)'])(
  'finds a required block that has no words to read only as it is written: %j',
  (text) => {
    const rules = { required_blocks: [{ name: 'Seal', text }] };
    const verdictOf = (content: string) => foundBy('required-blocks', { content, rules })[0]?.verdict;
    expect(verdictOf(`Keep the box.\n\n${text}\n`)).toBe('pass');
    expect(verdictOf('Keep the box.')).toBe('fail');
  },
);

it('finds a required block in a text with too many signs to be read', () => {
  const rules = { required_blocks: [{ name: 'Call to action', text: linked }] };
  const content = `${'['.repeat(3_000)}\n\n${linked}`;
  expect(foundBy('required-blocks', { content, rules })[0]?.verdict).toBe('pass');
});
