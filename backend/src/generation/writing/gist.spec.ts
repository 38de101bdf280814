import { gistOf } from './gist.js';

describe('the gist of a text', () => {
  it.each([
    [
      'is its headings and first sentences',
      '## One\n\nA watch has two papers here. It has a box.',
      '## One\nA watch has two papers here.',
    ],
    [
      'has the next sentence where the first says little',
      'It is not. A watch is worth what its papers say. So keep them.',
      'It is not. A watch is worth what its papers say.',
    ],
    [
      'has no markers',
      'Papers add a fifth of the price [s1, s2]. So keep them.',
      'Papers add a fifth of the price.',
    ],
    [
      'has how a list begins',
      '- Keep the first page of the file\n- Ask',
      '- Keep the first page of the file - Ask',
    ],
    [
      'has headings of every section, and none of a lower level',
      '## One\n\n### A\n\nText.\n\n## Two',
      '## One\nText.\n## Two',
    ],
    [
      'has no tables, fences and remarks',
      '| a | b |\n| - | - |\n\n```\ncode\n```\n\n<!-- so -->\n\n---\n\nText.',
      'Text.',
    ],
    ['is empty for an empty text', ' \n\n', ''],
  ])('%s', (_, content, gist) => {
    expect(gistOf(content)).toBe(gist);
  });

  it('cuts a sentence without an end', () => {
    expect(gistOf('word '.repeat(1_000)).length).toBeLessThanOrEqual(300);
  });
});
