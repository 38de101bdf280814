import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyDesk } from '@/testing/desk';
import { findDialog } from '@/testing/dialogs';
import { anIdea } from '@/testing/ideas';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { admin } from '../testing/article-form';

const READ = 'POST /api/sources/read';
const researchSources = Array.from({ length: 12 }, (_, index) => ({
  name: `Paper ${index + 1}`,
  url: `https://sources.example/${index + 1}`,
}));
const page = (title: string) =>
  answer(200, { title, text: 'Foam rots.', words: 2, hash: '0', fetchedAt: '' });

/** Opens the form with a server that reads the addresses when `readAll` is called. */
function openIdea() {
  let readAll = () => {};
  const addresses: string[] = [];
  const awaited = new Promise<void>((resolve) => (readAll = resolve));
  serve({
    ...emptyDesk,
    'GET /api/topic-generator/idea/i-42': { idea: anIdea({ number: 42, researchSources }) },
    [READ]: async ({ body }: SeenRequest) => {
      const { url } = body as { url: string };
      addresses.push(url);
      await awaited;
      return page(url);
    },
  });
  const { person } = renderApp('/generate?idea=i-42', admin);
  const button = (name: string) => screen.findByRole('button', { name });
  const readNumbers = async (...numbers: number[]) => {
    for (const number of numbers) await person.click(await button(`Read Paper ${number}`));
  };
  return {
    person,
    readAll,
    readNumbers,
    button,
    addresses,
  };
}

const FULL = 'An article rests on at most 10 sources.';
const rows = () => screen.queryAllByText(/^\[s\d+\]/);
const use = async () => within(await findDialog()).getByRole('button', { name: 'Use This Source' });

it('a source is used by a press of its own: the second of a double click is none', async () => {
  const { person, readAll, readNumbers } = openIdea();
  await readNumbers(1, 2);
  readAll();
  const first = await use();
  await person.click(first);
  // The other source, which waited, is now in its place and gets the second press.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  fireEvent.click(await use(), { detail: 2 });
  expect(rows()).toHaveLength(1);
  await person.click(await use());
  expect(rows()).toHaveLength(2);
});

it('sources that are read at the same time are no more than an article may rest on', async () => {
  const { person, readAll, readNumbers, button, addresses } = openIdea();
  await readNumbers(1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect(screen.queryByText(FULL)).not.toBeInTheDocument();
  await readNumbers(10);
  expect(screen.getByText(FULL)).toBeVisible();
  for (const name of ['Read Paper 11', 'Paste a Text']) {
    expect(await button(name)).toHaveAttribute('aria-disabled', 'true');
  }
  const address = screen.getByLabelText('Address of a source');
  await person.type(address, 'example.com{Enter}');
  expect(address).toHaveValue('example.com');
  expect(addresses).toHaveLength(10);
  readAll();
  for (let number = 1; number <= 10; number += 1) await person.click(await use());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(rows()).toHaveLength(10);
  expect(screen.getByText('10 of 10')).toBeVisible();
  await person.click(await button('Remove source 1'));
  expect(screen.queryByText(FULL)).not.toBeInTheDocument();
  await readNumbers(11);
  await person.click(await use());
  expect(rows()).toHaveLength(10);
});

it('a source that is not used makes room for another', async () => {
  const { person, readAll, readNumbers } = openIdea();
  await readNumbers(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  readAll();
  await person.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
  for (let number = 2; number <= 10; number += 1) await person.click(await use());
  await readNumbers(11);
  await person.click(await use());
  expect(rows()).toHaveLength(10);
});
