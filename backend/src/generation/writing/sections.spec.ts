import { articleSections, withSections } from './sections.js';

const content = 'Opening.\n\n## One\n\nFirst.\n\n```\n## none\n```\n\n## Two\n\nSecond.';

describe('sections', () => {
  it('are the content, whole, in order, and a heading in a fence begins none', () => {
    const sections = articleSections(content);
    expect(sections.map(({ heading }) => heading)).toEqual(['', 'One', 'Two']);
    expect(sections.map(({ text }) => text).join('')).toBe(content);
    expect(sections.map(({ start, end }) => content.slice(start, end))).toEqual(
      sections.map(({ text }) => text),
    );
    expect(articleSections('## One\n\nText.').map(({ heading }) => heading)).toEqual(['One']);
  });

  it('written anew take the place of the old, with their headings', () => {
    expect(withSections(content, new Map([[2, 'Better.']]))).toBe(content.replace('Second.', 'Better.'));
    expect(withSections(content, new Map([[2, '## New\n\nBetter.']]))).toBe(
      content.replace('## Two\n\nSecond.', '## New\n\nBetter.'),
    );
    expect(withSections(content, new Map([[0, '']]))).toBe(content);
  });
});
