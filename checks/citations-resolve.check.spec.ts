import type { CheckedText } from './text/checked-text.js';
import { foundBy } from './testing/checked.js';

const given = {
  sources: [
    {
      id: 's1',
      title: 'A report',
      text: 'The list is at https://lists.example/all.',
      url: 'https://house.example/2024',
    },
  ],
};

/** The findings about addresses in a content whose parts between `{` and `}` the model wrote. */
function invented(marked: string, text: Partial<CheckedText> = {}): string[] {
  const modelWords: { start: number; end: number }[] = [];
  let content = '';
  for (const [at, part] of marked.split(/[{}]/).entries()) {
    if (at % 2 === 1) modelWords.push({ start: content.length, end: content.length + part.length });
    content += part;
  }
  return foundBy('citations-resolve', { ...given, content, modelWords, ...text })
    .filter(({ verdict, severity }) => verdict === 'fail' && severity === 'block')
    .flatMap(({ spans }) => spans.map(({ quote }) => quote));
}

describe('an address in words of the model', () => {
  it.each([
    ['that was made up', '{See [a](https://b.example/c) [s1].}', ['https://b.example/c']],
    ['that a person named anew', 'The {[}list{](https://b.example/c)} [s1].', ['https://b.example/c']],
    [
      'that stands beside words of a person',
      'See https://a.example {and https://b.example} [s1].',
      ['https://b.example'],
    ],
    [
      'that came twice',
      '{https://b.example [s1]} {https://b.example}',
      ['https://b.example', 'https://b.example'],
    ],
    ['that a person typed', 'See [a](https://b.example/c) {[s1].}', []],
    ['that a person changed', '{See [a](https://b.example/}d{) [s1].}', []],
    ['of a source', '{See [a](https://house.example/2024) [s1].}', []],
    ['that a source names', '{See https://lists.example/all [s1].}', []],
    ['of the same page in another form', '{See [a](HTTPS://HOUSE.example:443/2024/#top) [s1].}', []],
    ['in code', '{Run `open https://b.example` [s1].}', []],
    ['in the desk itself', '{See [a](/articles) and [b](#top) [s1].}', []],
  ])('%s', (_, marked, quotes) => expect(invented(marked)).toEqual(quotes));

  it('was given by whoever asked for it, or by the rules', () => {
    expect(
      invented('{See https://b.example/c. [s1]}', { asked: ['Name https://b.example/c, please'] }),
    ).toEqual([]);
    expect(
      invented('{See https://b.example/c. [s1]}', { asked: ['Name https://b.example, please'] }),
    ).toEqual(['https://b.example/c']);
  });

  it('may be made up where nobody could find out whose it is', () => {
    const verdict = (content: string) =>
      foundBy('citations-resolve', { ...given, content, modelWords: 'unknown' }).map(
        ({ reason = '', verdict: its }) => `${its} ${reason}`,
      );
    expect(verdict('See https://b.example [s1].')).toEqual(['not-checked could-not-be-checked']);
    expect(verdict('See https://house.example/2024 [s1].')).toEqual(['pass ']);
    expect(verdict('See https://b.example [s7].')).toContain('fail ');
  });
});
