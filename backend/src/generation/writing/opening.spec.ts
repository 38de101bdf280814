import { openingOf, withOpening } from './opening.js';

describe('the opening of an article', () => {
  it.each([
    ['It opens so.\n\nThen this.\n\n## One\n\nText.', 'It opens so.', 'Then this.\n\n## One\n\nText.'],
    ['\nIt opens so.\n\n## One\n\n- a\n\n- b', 'It opens so.', '## One\n\n- a\n\n- b'],
    ['Only this.', 'Only this.', ''],
    ['## One\n\nText.', '', '## One\n\nText.'],
    ['- a list\n\nText.\n\n## One', '', '- a list\n\nText.\n\n## One'],
    ['> a quotation\n\nText.', '', '> a quotation\n\nText.'],
  ])('of %j is its first plain paragraph', (content, paragraph, rest) => {
    expect(openingOf({ content })).toEqual({ paragraph, rest });
    const text = withOpening({ title: 'A title', content }, 'Anew.');
    expect(text).toEqual({ title: 'A title', content: ['Anew.', rest].filter(Boolean).join('\n\n') });
  });
});
