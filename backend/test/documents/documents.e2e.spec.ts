import { docxOf, odtOf, paragraph, run } from '../../src/documents/testing/documents.js';
import { linesAt, pdfOf } from '../../src/documents/testing/pdf.js';
import { FakeOpenverse, file } from '../../src/platform/ai/testing/fake-openverse.js';
import type { SourceText } from '../../src/sources/dto/sources.dto.js';
import { TestApplication } from '../support/application.js';
import type { Visitor } from '../support/visitor.js';

interface Converted {
  readonly title: string;
  readonly markdown: string;
  readonly losses: readonly { readonly kind: string; readonly count: number }[];
  readonly detail?: string;
}

let elsewhere: FakeOpenverse;
let application: TestApplication;
let author: Visitor;

beforeAll(async () => {
  elsewhere = await FakeOpenverse.start();
  application = await TestApplication.start({ settings: { IMAGE_FETCH_ALLOW: elsewhere.host } });
  author = await application.author();
});
afterAll(async () => {
  await application.stop();
  await elsewhere.stop();
});

async function sent<Body>(
  path: string,
  bytes: Uint8Array,
  name = '',
): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${application.origin}${path}`, {
    method: 'POST',
    headers: {
      ...author.cookieHeader,
      'content-type': 'application/octet-stream',
      'x-filename': encodeURIComponent(name),
    },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const convert = (bytes: Uint8Array, name: string) => sent<Converted>('/api/documents/convert', bytes, name);
const read = (bytes: Uint8Array) =>
  sent<SourceText & { detail?: string }>('/api/sources/read', bytes, 'Results.pdf');

const title = '<w:pStyle w:val="Title"/>';
const twoPages = pdfOf([
  linesAt(50, 700, ['The first page ends.']),
  linesAt(50, 700, ['The second begins.']),
]);

describe('converting a document', () => {
  it('gives its title and its text as markdown, and what of it was left out', async () => {
    const docx = await docxOf(
      paragraph(run('Steel'), title) +
        paragraph(run('A ') + run('rare', '<w:b/>') + run(' one.') + run('No', '<w:vanish/>')),
    );
    expect(await convert(docx, 'Müller & Co.docx')).toMatchObject({
      status: 200,
      body: {
        title: 'Steel',
        markdown: 'A **rare** one.',
        losses: expect.arrayContaining([{ kind: 'hidden', count: 1 }]) as unknown,
      },
    });
    const notes = await convert(Buffer.from('# Notes\n\nOne [s1]'), 'notes.md');
    expect(notes.body).toEqual({ title: 'Notes', markdown: 'One [s1]', losses: [] });
  });

  it.each([
    ['is empty', 400, () => Buffer.alloc(0), 'a.txt', 'must be a file'],
    ['is too large', 413, () => Buffer.alloc(20 * 2 ** 20 + 1, 'a'), 'a.txt', '20 MiB'],
    ['is of another kind', 415, () => pdfOf([[]]), 'a.docx', 'can’t be read'],
    [
      'is older than .docx',
      415,
      () => Buffer.from('\xd0\xcf\x11\xe0', 'latin1'),
      'a.doc',
      'Save it as .docx',
    ],
    ['is damaged', 415, async () => (await odtOf('<text:p>a</text:p>')).subarray(0, 200), 'a.odt', 'damaged'],
  ])('that %s is %d, with a sentence', async (_, status, bytes, name, sentence) => {
    const answer = await convert(await bytes(), name);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toContain(sentence);
  });
});

describe('reading a file as a source', () => {
  it('tells where the pages of a PDF stand in its text', async () => {
    const text = 'The first page ends.\n\n\fThe second begins.';
    const { status, body } = await read(twoPages);
    expect({ status, body }).toMatchObject({ status: 200, body: { title: 'Results.pdf', text, words: 7 } });
    expect(body.pages?.map(({ number, start, end }) => [number, text.slice(start, end).trim()])).toEqual([
      [1, 'The first page ends.'],
      [2, 'The second begins.'],
    ]);
  });

  it('reads what an address answers with, whatever it is called', async () => {
    elsewhere.files.set('/results', file(twoPages, 'application/octet-stream'));
    const { body } = await author.post<SourceText>('/api/sources/read', {
      url: `${elsewhere.origin}/results`,
    });
    expect(body).toMatchObject({ title: '127.0.0.1', pages: [{ number: 1 }, { number: 2 }] });
  });

  it('reads documents of word processors', async () => {
    const { body } = await read(await odtOf('<text:p>A watch of 1970.</text:p>'));
    expect(body).toMatchObject({ title: 'From its properties', text: 'A watch of 1970.' });
  });

  it.each([
    ['a PDF of pictures', pdfOf([[]]), 'scanner'],
    ['a text', Buffer.from('A text'), 'Choose a PDF'],
  ])('refuses %s with a sentence', async (_, bytes, sentence) => {
    const { status, body } = await read(bytes);
    expect(status).toBe(415);
    expect(body.detail).toContain(sentence);
  });
});
