import type { Page } from 'playwright-core';
import * as clipboards from '../../prose/from-html/testing/clipboards.js';
import { docxOf, paragraph, run } from '../../backend/src/documents/testing/documents.js';
import { linesAt, pdfOf } from '../../backend/src/documents/testing/pdf.js';
import { draftPath, generate, idOfPersona } from '../../backend/test/support/articles.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';

let desk: Desk;
let page: Page;

const before = 'A text of before.';

beforeAll(async () => {
  desk = await Desk.open();
  const admin = await desk.admin();
  const personaId = await idOfPersona(admin, 'The Market Watcher');
  const { id } = await generate(admin, { personaId });
  await admin.patch(draftPath(id), { content: before });
  page = await desk.browser({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });
  await signIn(page, 'admin', adminPassword);
  await page.goto(`/articles?article=${id}`);
  await content().getByText(before).waitFor();
}, 120_000);

afterAll(() => desk.close());

const content = () => page.getByLabel('Content', { exact: true });
const lines = () => content().locator('.cm-line').allTextContents();

async function selectAll(): Promise<void> {
  await content().click();
  await page.keyboard.press('ControlOrMeta+a');
}

/** Pastes over all that is there what a program has copied; a page that copies may not write what Word does. */
async function paste(html: string): Promise<void> {
  await selectAll();
  await content().evaluate((element, written) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', written);
    clipboardData.setData('text/plain', 'Bare words.');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function undo(): Promise<void> {
  await page.keyboard.press('ControlOrMeta+z');
  await content().getByText(before).waitFor();
  expect(await lines()).toEqual([before]);
}

describe('what is pasted', () => {
  it.each([
    ['Google Docs', clipboards.googleDocs, '| 58 | $900<br>sold |', '1 image'],
    ['Word', clipboards.wordDesktop, '- Watches', '1 comment'],
    ['Word on the web', clipboards.wordOnTheWeb, '  - Steel', undefined],
    ['LibreOffice', clipboards.libreOffice, '3. Look', undefined],
    ['Apple Notes', clipboards.appleNotes, '- Watches', undefined],
  ])('from %s is markdown, and one undo takes it back', async (_, html, line, told) => {
    await paste(html);
    await content().getByText(line.trim(), { exact: true }).waitFor();
    expect(await lines()).toContain(line);
    if (told !== undefined) await page.getByText(told).first().waitFor();
    await undo();
  });

  it('is bare text where that is asked for', async () => {
    await page.evaluate(async () => {
      const types = { 'text/html': '<p>Words <b>with</b> marks.</p>', 'text/plain': 'Bare words.' };
      await navigator.clipboard.write([new ClipboardItem(types)]);
    });
    await selectAll();
    await page.keyboard.press('ControlOrMeta+v');
    await content().getByText('Words **with** marks.').waitFor();
    await selectAll();
    await page.keyboard.press('ControlOrMeta+Shift+v');
    await content().getByText('Bare words.').waitFor();
    expect(await lines()).toEqual(['Bare words.']);
    await page.keyboard.press('ControlOrMeta+z');
    await undo();
  });
});

it('a document is inserted into the text, and what is left out is told', async () => {
  const buffer = await docxOf(
    paragraph(run('Steel'), '<w:pStyle w:val="Heading1"/>') +
      paragraph(run('A ') + run('rare', '<w:b/>') + run(' one.')),
  );
  await selectAll();
  await page.getByLabel('Document to insert').setInputFiles({ name: 'steel.docx', mimeType: '', buffer });
  await content().getByText('rare').waitFor();
  expect(await lines()).toEqual(['A **rare** one.']);
  await page.getByText('Its title, “Steel”, is not in the text.').waitFor();
  await content().click();
  await undo();
});

it('a PDF is looked at as a source', async () => {
  await page.goto('/generate');
  const buffer = pdfOf([linesAt(50, 700, ['One page.']), linesAt(50, 700, ['Two pages.'])], 'Results');
  await page
    .getByLabel('File to rest on')
    .setInputFiles({ name: 'results.pdf', mimeType: 'application/pdf', buffer });
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Results');
  expect(await dialog.getByLabel('Text', { exact: true }).inputValue()).toContain('Two pages.');
  expect(desk.unexpected()).toEqual([]);
});
