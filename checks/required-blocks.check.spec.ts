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

describe('a required block with links', () => {
  const text = 'Insured? [Ask us](https://example.com/ask) or [read on](<https://example.com/insights>).';
  const verdictOf = (content: string, block = text) => {
    const rules = { required_blocks: [{ name: 'Call to action', text: block }] };
    return foundBy('required-blocks', { content, rules })[0]?.verdict;
  };

  it.each([
    ['Insured? [Ask us](https://example.com/ask) or [read on](https://example.com/insights).', 'pass'],
    ['Insured? **[Ask us](https://example.com/ask)** or\n[read on](https://example.com/insights).', 'pass'],
    ['Insured? [Ask us](https://other.example/ask) or [read on](https://example.com/insights).', 'fail'],
    ['Insured? [Ask us](https://example.com/insights) or [read on](https://example.com/ask).', 'fail'],
    ['Insured? [Ask us](https://example.com/ask) or read on.', 'fail'],
    ['Insured? Ask us or read on. [Sale](https://example.com/ask) [1](https://example.com/insights)', 'fail'],
  ])('is there only with their addresses: %s', (content, verdict) => {
    expect(verdictOf(content)).toBe(verdict);
  });

  it('may stand there a second time, as it should', () => {
    expect(verdictOf(`${text.replace('/ask', '/sale')}\n\n${text}`)).toBe('pass');
  });

  it('may have links of more words in the text', () => {
    const content = '[Insured? ![A box](https://example.com/box.png) Ask us](https://example.com/ask) today';
    expect(verdictOf(content, '[Ask us](https://example.com/ask)')).toBe('pass');
    expect(verdictOf(content, '[Ask us](https://example.com/box.png)')).toBe('fail');
  });

  it('is looked for without the addresses that it leaves to be defined elsewhere', () => {
    expect(verdictOf('[Ask us](https://example.com/ask)', '[Ask us][desk]')).toBe('pass');
  });
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
