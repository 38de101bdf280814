import { citation } from './cite-source.js';

const source = (text: string) => ({ id: 's1', title: 'Auction report', text });

describe('a source', () => {
  it('is quoted by the first sentence with a figure', () => {
    const text =
      'Service histories matter more than polishing. Hammer prices fell by 14.5 percent in one year.';
    expect(citation(source(text))).toBe(
      'From Auction report: “Hammer prices fell by 14.5 percent in one year.” [s1]',
    );
  });

  it('is quoted by its first sentence when there is no figure', () => {
    const text = '# Notes\n\nShort one.\nService histories matter more than polishing does.';
    expect(citation(source(text))).toBe(
      'From Auction report: “Service histories matter more than polishing does.” [s1]',
    );
  });

  it.each([
    ['markdown', 'The dealer **never** said what the 40 boxes had once contained.'],
    ['a quotation', 'The dealer said “never” about the 40 boxes that had stood there.'],
    ['no sentence', 'figures and tables '.repeat(40)],
    ['an endless sentence', `It ${'goes on '.repeat(40)}at last.`],
  ])('is named only when its text is %s', (_, text) => {
    expect(citation(source(text))).toBe('Auction report is worth reading beside this. [s1]');
  });
});
