import { linesAt, pdfOf, taggedPdfOf, type Placed, type TaggedPart } from '../testing/pdf.js';
import { pdfText } from './pdf-text.js';

const textOf = async (...pages: readonly (readonly Placed[])[]) =>
  (await pdfText(new Uint8Array(pdfOf(pages)))).pages;

const left = [
  'The left column begins here and',
  'goes on for some lines of the',
  'same width, and ends here.',
];
const right = [
  'The right column is read after',
  'the left one, as people do who',
  'know how columns are read.',
];

it('columns are read one after the other, whatever order they are written in', async () => {
  const across = left.flatMap((text, at) => [
    { x: 50, y: 700 - at * 12, text },
    { x: 300, y: 700 - at * 12, text: right[at] ?? '' },
  ]);
  expect(
    await textOf([
      { x: 50, y: 760, text: 'A heading over both of the columns of this page', size: 18 },
      ...across,
    ]),
  ).toEqual([`A heading over both of the columns of this page\n\n${left.join(' ')}\n\n${right.join(' ')}`]);
});

it('a table is rows with their cells parted, the empty ones among them', async () => {
  const cells = [
    ['Lot', 'Watch', 'Estimate', 'Price'],
    ['57', 'Steel', '$800', '$950'],
    ['58', 'Gold', '', '$900'],
  ];
  const places = [50, 120, 250, 400];
  const byColumn = places.flatMap((x, column) =>
    cells.flatMap((row, at) => (row[column] ? [{ x, y: 700 - at * 14, text: row[column] }] : [])),
  );
  expect(await textOf(byColumn)).toEqual([
    'Lot | Watch | Estimate | Price\n57 | Steel | $800 | $950\n58 | Gold |  | $900',
  ]);
});

it.each([
  [
    'that stands elsewhere loses its hyphen',
    ['The collec-', 'tors came, and collectors went.'],
    'The collectors came, and collectors went.',
  ],
  [
    'that stands nowhere else keeps it',
    ['It was the eighty-', 'seven lots.'],
    'It was the eighty-seven lots.',
  ],
  ['of figures stays in its lines', ['Estimate: 1,200-', '1,800 in all.'], 'Estimate: 1,200-\n1,800 in all.'],
])('a word %s', async (_, lines, text) => {
  expect(await textOf(linesAt(50, 700, lines))).toEqual([text]);
});

it('paragraphs are parted by room or by an indent', async () => {
  const text = await textOf([
    ...linesAt(50, 700, ['One line and', 'another.']),
    ...linesAt(50, 660, ['A second paragraph.']),
    { x: 62, y: 648, text: 'A third.' },
  ]);
  expect(text).toEqual(['One line and another.\n\nA second paragraph.\n\nA third.']);
});

it('numbers of notes, letters set apart and figures in pieces read as they are meant', async () => {
  const text = await textOf([
    { x: 50, y: 700, text: 'In all eighty-seven.' },
    { x: 141, y: 704, text: '3', size: 6 },
    { x: 50, y: 660, text: 'R E S U L T S' },
    { x: 50, y: 620, text: '1,212' },
    { x: 75.5, y: 620, text: ',500' },
    { x: 300, y: 400, text: 'CANCELLED', turned: true },
  ]);
  expect(text).toEqual(['In all eighty-seven.³\n\nRESULTS\n\n1,212,500']);
});

it('a file that tells its parts is read by them, whatever stands where', async () => {
  const cell = (text: string, x: number, y: number): TaggedPart => [
    'TD',
    text === '' ? [] : [{ x, y, text }],
  ];
  const parts: TaggedPart[] = [
    ['P', linesAt(50, 500, ['What stands below is', 'read first.'])],
    ['H1', [{ x: 50, y: 700, text: 'A heading', size: 18 }]],
    [
      'Table',
      [
        ['TR', [cell('Lot', 50, 600), cell('Note', 90, 600), cell('Price', 130, 600)]],
        ['TR', [cell('58', 50, 588), cell('', 90, 588), cell('$900', 130, 588)]],
      ],
    ],
  ];
  const { pages } = await pdfText(
    new Uint8Array(taggedPdfOf(parts, { x: 50, y: 800, text: 'A running head' })),
  );
  expect(pages).toEqual([
    'What stands below is read first.\n\nA heading\n\nLot | Note | Price\n58 |  | $900',
  ]);
});

it('what all pages have at their edges is left out', async () => {
  const pages = ['One page.', 'Two pages.', 'Three pages.'].map((text, at) => [
    { x: 50, y: 800, text: 'Auction of watches' },
    { x: 50, y: 700, text },
    { x: 50, y: 40, text: `Page ${at + 1}` },
  ]);
  const read = await pdfText(new Uint8Array(pdfOf(pages, 'Results')));
  expect(read).toMatchObject({ title: 'Results', pages: ['One page.', 'Two pages.', 'Three pages.'] });
  expect(read.heads).toHaveLength(6);
});

it.each([
  ['is a picture', pdfOf([[]]), 'no text'],
  ['is cut', pdfOf([linesAt(50, 700, ['a text'])]).subarray(0, 100), 'damaged'],
  ['is nothing', Buffer.from('%PDF-1.7'), 'damaged'],
  ['has too many pages', pdfOf(Array.from({ length: 301 }, () => [])), '300 pages'],
])('what %s ends with a sentence', async (_, bytes, sentence) => {
  await expect(pdfText(new Uint8Array(bytes))).rejects.toThrow(sentence);
});
