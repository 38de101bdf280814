import { catalogueLabel } from './catalogue-label.js';

it.each([
  ['Watch movement', 'Watch movement'],
  ['File:Watch movement, 1890 .jpg', 'Watch movement, 1890'],
  ['File:Watch_movement,_1890.JPG', 'Watch movement, 1890'],
  ['Datei:Uhr.png', 'Uhr'],
  ['Fichier : Montre.tiff', 'Montre'],
  ['File:Watch movement', 'Watch movement'],
  ['Image: a study', 'Image: a study'],
  ['Watch%20movement%20%C3%A9.jpg', 'Watch movement é'],
  ['50% silk.jpg', '50% silk'],
  ['Watch_movement_7', 'Watch movement 7'],
  ['The word snake_case in a title', 'The word snake_case in a title'],
  ['A &amp; B', 'A & B'],
  ['A &amp;amp; B', 'A & B'],
  ['Collector&#039;s &quot;box&quot;', 'Collector\'s "box"'],
  ['Caf&eacute; &#x2013; bar', 'Café – bar'],
  ['AT&T and R&D', 'AT&T and R&D'],
  ['&copy2020', '&copy2020'],
  ['<a href="//example.com/u" title="x">Ada Example</a>', 'Ada Example'],
  ['&lt;i&gt;Still life&lt;/i&gt;', 'Still life'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['One<br/>Two<br>Three', 'One Two Three'],
  ['H<sub>2</sub>O clock', 'H2O clock'],
  ['<style>.a{b:c}</style><bdi>Ada</bdi><!-- x -->', 'Ada'],
  ['Clocks < 1900 > later', 'Clocks < 1900 > later'],
  ['The <newsstand>', 'The <newsstand>'],
  ['[[User:Ada|Ada Example]]', 'Ada Example'],
  ['[[Ada Example]] (talk)', 'Ada Example (talk)'],
  ['a\n\tb \u0007c', 'a b c'],
  ['left\u202eright\u200b', 'leftright'],
  ['‌می‌خواهم', '‌می‌خواهم'],
  ['Family 👨‍👩‍👧', 'Family 👨‍👩‍👧'],
  ['File:.jpg', ''],
  ['&nbsp;', ''],
  ['<b></b>', ''],
])('%j is %j', (stored, label) => {
  expect(catalogueLabel(stored)).toBe(label);
  expect(catalogueLabel(label)).toBe(label);
});

it.each(['<!--', '<script>', '<a ', '&amp;', '[[', '&', '<p>', '%41', '.jpg'])(
  'takes %j in any number',
  (part) => {
    const began = performance.now();
    expect(catalogueLabel(part.repeat(1_000_000)).length).toBeLessThanOrEqual(600);
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);
