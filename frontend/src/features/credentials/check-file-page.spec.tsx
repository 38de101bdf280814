import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';

const path = 'POST /api/credentials/check';

const nothing = { state: 'none', signer: null, trusted: false, actions: [], statement: null };
const valid = {
  ...nothing,
  state: 'valid',
  signer: 'Example Desk',
  statement: 'Drafted by an AI model (a-model).',
  actions: [
    {
      action: 'c2pa.created',
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    },
    { action: 'c2pa.edited', description: '2 of 9 words by one person' },
  ],
};

/** A file of Node’s, because Node's requests don’t take those of jsdom. */
const page = (content = '<html>') => new NodeFile([content], 'article.html') as unknown as File;

async function open(checked: Parameters<typeof serve>[0][string]) {
  const seen = serve({ [path]: checked });
  const { person } = renderApp('/check-file');
  const field = await screen.findByLabelText('File to check');
  return { person, field, seen };
}

it('sends the bytes of a file, and tells what it says and what that leaves open', async () => {
  const { person, field, seen } = await open({
    manifest: { ...valid, trusted: true },
    findings: ['All fits.'],
  });
  await person.upload(field, page());
  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(result.getByRole('heading', { name: 'Signed by this desk, and unchanged since' })).toBeVisible();
  expect(result.getByText('“Drafted by an AI model (a-model).”')).toBeVisible();
  expect(result.getByText('Created by an AI model')).toBeVisible();
  expect(result.getByText('Edited: 2 of 9 words by one person')).toBeVisible();
  expect(result.getByText('All fits.')).toBeVisible();
  expect(result.getByText(/don’t prove that what the file says is true/)).toBeVisible();
  const [sent] = seen.filter(({ method }) => method === 'POST');
  expect(sent?.body).toBe('<html>');
  expect(sent?.headers.get('content-type')).toBe('application/octet-stream');
});

it.each([
  [valid, 'Unchanged since it was signed', /anybody may have chosen that name/],
  [
    { ...nothing, state: 'invalid' },
    'The Content Credentials could not be confirmed',
    /no proof that somebody tampered/,
  ],
  [nothing, 'No Content Credentials found', /says nothing about how the file was made/],
])('says no more than a manifest proves', async (manifest, heading, words) => {
  const { field } = await open({ manifest, findings: [] });
  fireEvent.drop(field, { dataTransfer: { files: [page()] } });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

it('refuses an empty file in place, without asking the server', async () => {
  const { person, field, seen } = await open({ manifest: nothing, findings: [] });
  await person.upload(field, page(''));
  expect(await screen.findByText(/“article.html” is empty. Choose another one./)).toBeVisible();
  expect(seen).toEqual([]);
});

it('tells a failure in place, and tries again', async () => {
  const busy = answer(503, { status: 503, detail: 'Too many files are being checked.' });
  let times = 0;
  const { person, field } = await open(() => (times++ === 0 ? busy : { manifest: nothing, findings: [] }));
  await person.upload(field, page());
  expect(await screen.findByText(/Too many files are being checked/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'No Content Credentials found' })).toBeVisible();
});
