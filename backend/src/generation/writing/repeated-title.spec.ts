import { withoutRepeatedTitle } from './repeated-title.js';

const title = 'What “agreed value” really agrees';

describe('a first heading', () => {
  it.each([
    ['# What “agreed value” really agrees\n\nText.', 'Text.'],
    ['## **What "agreed value" really agrees** ##\nText.', 'Text.'],
    ['**What “agreed value” really agrees**\n\nText.', 'Text.'],
    ['Title: What "agreed value" really agrees\n\nText.', 'Text.'],
    ['“What ‘agreed value’ really agrees”\nText.', 'Text.'],
    ['What “agreed value” really agrees\n===\n\nText.', 'Text.'],
    ['**What it agrees**\n\nText.', '**What it agrees**\n\nText.'],
    ['# What it agrees\n\nText.', '# What it agrees\n\nText.'],
    ['What “agreed value” really agrees\n\nText.', 'What “agreed value” really agrees\n\nText.'],
    ['Text.\n\n# What “agreed value” really agrees', 'Text.\n\n# What “agreed value” really agrees'],
    ['# What “agreed value” really agrees', '# What “agreed value” really agrees'],
  ])('goes when it only repeats the title: %j', (content, expected) => {
    expect(withoutRepeatedTitle({ title, content })).toEqual({ title, content: expected });
  });
});
