import { shapeOf } from './text-shape.js';

const both = (text: string) => shapeOf({ opening: text, ending: text });

describe('how a text begins and ends', () => {
  it.each([
    ['One. Two.\n\n## A\n\nThree. Four?', 'One.', 'Four?'],
    ['## A\n\nOne **bold** fact. [s1] Two.', 'One bold fact.', 'Two.'],
    ['## A\nOne.\n\n- A list.\n\nThe end.\n\n- Check it.', 'One.', 'The end.'],
    ['One costs $3.50 [s1, s2]. Two.', 'One costs $3.50.', 'Two.'],
    ['Only one', 'Only one', 'Only one'],
    [
      'See [the list](https://a.example/b). It is at https://a.example/b, too.',
      'See the list.',
      'It is at …, too.',
    ],
  ])('is told in a sentence each: %j', (text, opening, ending) => {
    expect(both(text)).toEqual({ opening, ending });
  });

  it('is nothing where there is no prose', () => {
    expect(both('## A\n\n- One.')).toBeUndefined();
    expect(both('')).toBeUndefined();
  });

  it('leaves out the blocks that the house puts under every text', () => {
    const blocks = [{ name: 'Disclaimer', text: 'This is **no** advice.' }];
    const text = 'One.\n\nTwo.\n\nThis is **no** advice.';
    expect(shapeOf({ opening: text, ending: text }, blocks)).toEqual({ opening: 'One.', ending: 'Two.' });
  });

  it('cuts what is long', () => {
    expect(both('a'.repeat(2_000))?.opening).toHaveLength(300);
  });
});
