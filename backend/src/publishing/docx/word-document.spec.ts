import { text } from 'node:stream/consumers';
import { DOMParser } from 'linkedom';
import { fromBufferPromise } from 'yauzl';
import { wordDocument } from './word-document.js';

const facts = {
  title: 'Box & <papers>\u0001',
  summary: 'A "sum"',
  category: 'Collectibles',
  byline: 'In the voice of X',
};

interface Part {
  /** The XML of the part as it is written. */
  readonly xml: string;
  readonly all: (name: string) => Element[];
}

/** The parts of a document, by their names. */
async function partsOf(markdown: string): Promise<(name: string) => Part> {
  const zip = await fromBufferPromise(Buffer.from(await wordDocument(markdown, facts)), {
    lazyEntries: true,
  });
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return (name) => {
    const xml = parts.get(name) ?? '';
    const document = new DOMParser().parseFromString(xml, 'text/xml') as unknown as Document;
    return { xml, all: (element) => [...document.querySelectorAll(element.replace(':', '\\:'))] };
  };
}

const value = (element: Element | null | undefined, name = 'w:val') => element?.getAttribute(name);
const within = (element: Element | undefined, name: string) =>
  element?.querySelector(name.replace(':', '\\:'));

/** Each paragraph with its style, and its list and level if it is in one. */
async function paragraphsOf(markdown: string) {
  const document = (await partsOf(markdown))('word/document.xml');
  return document
    .all('w:p')
    .map((paragraph) => [
      value(within(paragraph, 'w:pStyle')) ?? '',
      paragraph.textContent ?? '',
      ...(within(paragraph, 'w:numPr')
        ? [value(within(paragraph, 'w:numId')), value(within(paragraph, 'w:ilvl'))]
        : []),
    ]);
}

it('has the title as its first heading, and the styles that others know', async () => {
  expect(await paragraphsOf('## Two\n\nWords.\n\n> Said.\n\n```\na\n<b>\n```')).toEqual([
    ['Heading1', 'Box & <papers>'],
    ['Heading2', 'Two'],
    ['', 'Words.'],
    ['Quote', 'Said.'],
    ['SourceCode', 'a<b>'],
  ]);
});

it('tells programs what it is', async () => {
  const core = (await partsOf('Words.'))('docProps/core.xml');
  expect(
    ['dc:title', 'dc:creator', 'dc:description', 'cp:keywords'].map((name) => core.all(name)[0]?.textContent),
  ).toEqual(['Box & <papers>', 'In the voice of X', 'A "sum"', 'Collectibles']);
});

it('has lists within lists, each with its own start', async () => {
  const parts = await partsOf('3. three\n4. four\n   - in\n\n     more\n\nBetween.\n\n1. one\n5. five');
  const document = parts('word/document.xml');
  const numbering = parts('word/numbering.xml');
  const listed = document.all('w:p').flatMap((paragraph) => {
    const id = value(within(paragraph, 'w:numId'));
    if (!id) return [];
    const number = numbering.all('w:num').find((one) => value(one, 'w:numId') === id);
    const abstract = numbering
      .all('w:abstractNum')
      .find((one) => value(one, 'w:abstractNumId') === value(within(number, 'w:abstractNumId')));
    const level = value(within(paragraph, 'w:ilvl'));
    const shape = [...(abstract?.querySelectorAll('w\\:lvl') ?? [])].find(
      (one) => value(one, 'w:ilvl') === level,
    );
    return [
      [paragraph.textContent, level, value(within(shape, 'w:numFmt')), value(within(shape, 'w:start'))],
    ];
  });
  expect(listed).toEqual([
    ['three', '0', 'decimal', '3'],
    ['four', '0', 'decimal', '3'],
    ['in', '1', 'bullet', '1'],
    ['one', '0', 'decimal', '1'],
    ['five', '0', 'decimal', '5'],
  ]);
  expect(document.all('w:p').map(({ textContent }) => textContent)).toContain('more');
});

it('has tables with heads and aligned cells', async () => {
  const document = (await partsOf('| a | b |\n| :- | -: |\n| 1 | **2** |'))('word/document.xml');
  expect(document.all('w:tblHeader')).toHaveLength(1);
  expect(
    document
      .all('w:tc')
      .map((cell) => [cell.textContent, value(within(cell, 'w:jc')), within(cell, 'w:b') !== null]),
  ).toEqual([
    ['a', 'left', true],
    ['b', 'right', true],
    ['1', 'left', false],
    ['2', 'right', true],
  ]);
});

it('leads where links lead, and nowhere else', async () => {
  const parts = await partsOf(
    '[one](https://example.com/?a=1&b=2), [two][x], [three](javascript:alert)\n\n[x]: mailto:a@b.example',
  );
  const links = parts('word/document.xml').all('w:hyperlink');
  expect(links.map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  const targets = new Map(
    parts('word/_rels/document.xml.rels')
      .all('Relationship')
      .map((relation) => [value(relation, 'Id'), value(relation, 'Target')]),
  );
  // The parser leaves attributes as they are written.
  expect(links.map((link) => targets.get(value(link, 'r:id')))).toEqual([
    'https://example.com/?a=1&amp;b=2',
    'mailto:a@b.example',
  ]);
  expect(parts('word/document.xml').xml).not.toContain('javascript');
});

it('has footnotes, one for each mark', async () => {
  const parts = await partsOf(
    'One.[^a] Two.[^b] One again.[^a]\n\n[^a]: First <https://a.example/>\n[^b]: Second',
  );
  const marks = parts('word/document.xml')
    .all('w:footnoteReference')
    .map((mark) => value(mark, 'w:id'));
  expect(marks).toEqual(['1', '2', '3']);
  const notes = new Map(
    parts('word/footnotes.xml')
      .all('w:footnote')
      .map((note) => [value(note, 'w:id'), note.textContent]),
  );
  expect(marks.map((mark) => notes.get(mark)?.trim())).toEqual([
    'First https://a.example/',
    'Second',
    'First https://a.example/',
  ]);
});

it('shows a text that is too involved as it is written', async () => {
  const involved = '['.repeat(50_000);
  expect((await paragraphsOf(involved)).at(-1)).toEqual(['SourceCode', involved]);
});
