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

/** A server that reads the addresses when `readAll` is called. */
function openIdea() {
  let readAll = () => {};
  const awaited = new Promise<void>((resolve) => (readAll = resolve));
  serve({
    ...emptyDesk,
    'GET /api/topic-generator/idea/i-42': { idea: anIdea({ number: 42, researchSources }) },
    [READ]: async ({ body }: SeenRequest) => {
      await awaited;
      return page((body as { url: string }).url);
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
  };
}

const rows = () => screen.queryAllByText(/^\[s\d+\]/);
const use = async () => within(await findDialog()).getByRole('button', { name: 'Use This Source' });

it('a source is used by a press of its own: the second of a double click is none', async () => {
  const { person, readAll, readNumbers } = openIdea();
  await readNumbers(1, 2);
  readAll();
  const first = await use();
  await person.click(first);
  // What stands there now gets the second press: the other source, which waited.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  fireEvent.click(await use(), { detail: 2 });
  expect(rows()).toHaveLength(1);
  await person.click(await use());
  expect(rows()).toHaveLength(2);
});
