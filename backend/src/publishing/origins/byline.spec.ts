import { bylineOf } from './byline.js';

const archive = { system: 'wordpress', author: 'A. Example' } as const;

it.each([
  ['the voice of a persona', 'The Archivist', null, 0, 'In the voice of The Archivist'],
  [
    'a persona that stands for an author of the archive',
    'The Archivist',
    archive,
    9,
    'In the voice of The Archivist',
  ],
  ['the author whom the archive names', '', archive, 9, 'A. Example'],
  ['nobody, where no word of the archive is left', '', archive, 0, null],
  ['nobody, where the archive names nobody', '', { ...archive, author: null }, 9, null],
  ['nobody for a voice of another desk', '', { system: 'desk', author: 'The Archivist' }, 9, null],
  ['nobody, where nobody is known', '', null, 0, null],
] as const)('a byline names %s', (_, persona, importedFrom, imported, byline) => {
  expect(bylineOf({ persona, importedFrom }, imported)).toBe(byline);
});
