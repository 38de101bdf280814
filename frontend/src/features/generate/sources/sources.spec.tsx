import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { emptyDesk } from '@/testing/desk';
import { findDialog } from '@/testing/dialogs';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { anIdea, sourcesNamed } from '@/testing/ideas';
import { renderApp } from '@/testing/render-app';
import { admin, generated, openArticleForm, POST_ARTICLE } from '../testing/article-form';

const READ = 'POST /api/sources/read';
const page = {
  title: 'On boxes',
  text: 'A box doubles the price.',
  words: 5,
  hash: '0',
  fetchedAt: '2026-03-02',
};

async function open(routes: Parameters<typeof serve>[0] = {}) {
  const calls: SeenRequest[] = [];
  const app = await openArticleForm(admin, {
    [READ]: page,
    [POST_ARTICLE]: (call) => {
      calls.push(call);
      return generated();
    },
    ...routes,
  });
  const { form, person, choose } = app;
  await choose('Category', 'Collectibles');
  await choose('Persona', 'The Appraiser');
  const sources = within(form.getByRole('region', { name: 'Sources' }));
  const read = (address: string) =>
    person.type(sources.getByLabelText('Address of a source'), `${address}{Enter}`);
  const sent = () => (calls[0]?.body as { sources?: unknown; ignoreUnreadable?: boolean } | undefined) ?? {};
  return { ...app, sources, read, sent, calls };
}

async function useSource(person: UserEvent): Promise<void> {
  const dialog = within(await findDialog());
  await person.click(dialog.getByRole('button', { name: 'Use This Source' }));
}

/** A slow server, which reads an address when the test says so. */
function slowReader() {
  const readings = new Map<string, (given: Response) => void>();
  const route = ({ body }: SeenRequest) =>
    new Promise<Response>((resolve) => readings.set((body as { url: string }).url, resolve));
  const reads = (url: string, given = answer(200, { ...page, title: url })) => readings.get(url)?.(given);
  return { routes: { [READ]: route }, reads };
}

describe('sources of an article', () => {
  it('that are addresses are read and looked over before they are used', async () => {
    const { person, read, sources, generate, sent, form } = await open();
    await read('example.com/boxes');
    const dialog = within(await findDialog('Source from an address'));
    expect(dialog.getByLabelText('Title')).toHaveValue('On boxes');
    expect(dialog.getByLabelText('Text')).toHaveValue('A box doubles the price.');
    await person.click(dialog.getByRole('button', { name: 'Use This Source' }));
    expect(sources.getByText('5 words, example.com')).toBeVisible();
    await generate();
    await screen.findByText('Article Generated!');
    expect(sent().sources).toEqual([{ url: 'https://example.com/boxes' }]);
    expect(form.queryByText('On boxes')).not.toBeInTheDocument();
  });

  it('that a person has changed, or pasted, go along as texts', async () => {
    const { person, read, sources, generate, sent } = await open();
    await read('https://example.com/boxes');
    const changed = within(await findDialog());
    await person.type(changed.getByLabelText('Text'), ' Often.');
    await person.click(changed.getByRole('button', { name: 'Use This Source' }));
    await person.click(sources.getByRole('button', { name: 'Paste a Text' }));
    const pasted = within(await findDialog('Source as a text'));
    await person.click(pasted.getByRole('button', { name: 'Use This Source' }));
    expect(pasted.getByLabelText('Title')).toBeInvalid();
    await person.type(pasted.getByLabelText('Title'), 'A note');
    await person.type(pasted.getByLabelText('Text'), 'Foam rots.');
    await person.click(pasted.getByRole('button', { name: 'Use This Source' }));
    expect(sources.getByText('6 words, changed by you')).toBeVisible();
    await generate();
    await screen.findByText('Article Generated!');
    expect(sent().sources).toEqual([
      { title: 'On boxes', text: 'A box doubles the price. Often.' },
      { title: 'A note', text: 'Foam rots.' },
    ]);
  });

  it('that can’t be read say why, and are gone on without only when a person says so', async () => {
    const detail = 'The page has no text.';
    const { person, read, sources, generate, sent, calls } = await open({ [READ]: answer(415, { detail }) });
    await read('example.com/picture');
    expect(await sources.findByText(detail)).toBeVisible();
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unreadable Source');
    expect(calls).toEqual([]);
    await person.click(sources.getByRole('button', { name: 'Go On Without It' }));
    await generate();
    await screen.findByText('Article Generated!');
    expect(sent()).toMatchObject({
      sources: [{ url: 'https://example.com/picture' }],
      ignoreUnreadable: true,
    });
  });

  it('that were readable before, and are not for the writer, are told in their place', async () => {
    const errors = [{ field: 'sources[0]', message: 'The page is gone.' }];
    const { person, read, sources, generate } = await open({
      [POST_ARTICLE]: answer(400, { detail: 'The page is gone.', errors }),
    });
    await read('example.com/boxes');
    await useSource(person);
    await generate();
    expect(await sources.findByText('The page is gone.')).toBeVisible();
    expect(sources.getByRole('button', { name: 'Go On Without It' })).toBeVisible();
  });

  it('are taken out again, and the focus goes on to what is left', async () => {
    const { person, read, sources } = await open();
    for (const place of [1, 2]) {
      await read(`example.com/${place}`);
      await useSource(person);
    }
    await person.click(sources.getByRole('button', { name: 'Remove source 1' }));
    expect(sources.getByText('1 of 10')).toBeVisible();
    expect(sources.getByRole('button', { name: 'Edit source 1' })).toHaveFocus();
  });

  it('of an idea are suggestions, which nobody has read yet', async () => {
    const idea = anIdea({ number: 42, sources: sourcesNamed(2) });
    const { person } = renderApp('/generate?idea=i-42', admin, {
      ...emptyDesk,
      'GET /api/topic-generator/idea/i-42': { idea },
      [READ]: page,
    });
    const suggested = within(await screen.findByRole('region', { name: 'Suggested by the idea' }));
    await person.click(suggested.getByRole('button', { name: 'Read CGC Census' }));
    await useSource(person);
    expect(suggested.queryByRole('button', { name: 'Read CGC Census' })).not.toBeInTheDocument();
    expect(screen.getByText('On boxes')).toBeVisible();
  });
});

describe('a source whose reading takes its time', () => {
  const A = 'https://a.example';
  const B = 'https://b.example';
  const rows = () => screen.getAllByText(/^\[s\d\]/).map((place) => place.parentElement?.textContent);

  async function openSlowly() {
    const { routes, reads } = slowReader();
    const app = await open(routes);
    const { sources, person } = app;
    /** Lets the answer come while a dialog covers the page. */
    const readsBehind = async (...read: Parameters<typeof reads>) => {
      reads(...read);
      await waitFor(() => expect(sources.queryByText('Reading...')).not.toBeInTheDocument());
    };
    const paste = async () => {
      await person.click(sources.getByRole('button', { name: 'Paste a Text' }));
      const dialog = within(await findDialog('Source as a text'));
      await person.type(dialog.getByLabelText('Title'), 'A note');
      await person.type(dialog.getByLabelText('Text'), 'Foam rots.');
    };
    return { ...app, reads, readsBehind, paste };
  }

  it('waits until the text that is being pasted is used', async () => {
    const { read, readsBehind, paste, person } = await openSlowly();
    await read(A);
    await paste();
    await readsBehind(A);
    const pasted = within(await findDialog('Source as a text'));
    expect(pasted.getByLabelText('Title')).toHaveValue('A note');
    expect(pasted.getByLabelText('Text')).toHaveValue('Foam rots.');
    await useSource(person);
    const dialog = within(await findDialog('Source from an address'));
    expect(dialog.getByLabelText('Title')).toHaveValue(A);
    expect(dialog.getByLabelText('Text')).toHaveValue(page.text);
    await useSource(person);
    expect(rows()).toEqual(['[s1] A note', `[s2] ${A}`]);
  });

  it('waits until the source that is being changed is saved', async () => {
    const { read, reads, readsBehind, sources, person } = await openSlowly();
    await read(A);
    reads(A);
    await useSource(person);
    await read(B);
    await person.click(sources.getByRole('button', { name: 'Edit source 1' }));
    const changed = within(await findDialog('Source from an address'));
    await person.type(changed.getByLabelText('Title'), '/boxes');
    await readsBehind(B);
    expect(changed.getByText(new RegExp(`^Read from ${A}`))).toBeVisible();
    await person.click(changed.getByRole('button', { name: 'Save' }));
    await useSource(person);
    expect(rows()).toEqual([`[s1] ${A}/boxes`, `[s2] ${B}`]);
  });

  it('takes no other’s place when it turns out to be unreadable', async () => {
    const { read, readsBehind, paste, person, sources } = await openSlowly();
    await read(A);
    await paste();
    await useSource(person);
    await readsBehind(A, answer(415, { detail: 'The page has no text.' }));
    expect(await sources.findByText('The page has no text.')).toBeVisible();
    expect(rows()).toEqual(['[s1] A note', '[s2] a.example']);
  });

  it('stands where it stood when it’s read once more', async () => {
    const { read, reads, paste, person, sources } = await openSlowly();
    await read(A);
    reads(A, answer(415, { detail: 'The page has no text.' }));
    await person.click(await sources.findByRole('button', { name: 'Read Again' }));
    await paste();
    await useSource(person);
    reads(A);
    await useSource(person);
    expect(rows()).toEqual([`[s1] ${A}`, '[s2] A note']);
  });

  it('is shown in its turn when another is read at the same time', async () => {
    const idea = anIdea({ number: 42, sources: sourcesNamed(2) });
    const [first, second] = idea.researchSources;
    const { routes, reads } = slowReader();
    const { person } = renderApp('/generate?idea=i-42', admin, {
      ...emptyDesk,
      'GET /api/topic-generator/idea/i-42': { idea },
      ...routes,
    });
    for (const { name } of idea.researchSources) {
      await person.click(await screen.findByRole('button', { name: `Read ${name}` }));
    }
    for (const source of [first, second]) {
      reads(source?.url ?? '');
      expect(within(await findDialog()).getByLabelText('Title')).toHaveValue(source?.url);
      await useSource(person);
    }
    expect(rows()).toEqual([`[s1] ${first?.url}`, `[s2] ${second?.url}`]);
  });
});

describe('sources that are pages', () => {
  it('tell what the page says of itself and what is left out, and can be the whole page', async () => {
    const told = {
      ...page,
      dates: [{ kind: 'updated', date: '2024-05-03', from: 'metadata' }],
      things: [{ kind: 'product', facts: [{ name: 'price', value: 'CHF 9500' }] }],
      leftOut: [{ kind: 'struck-out', words: 2, excerpt: '$1,200 $1,300' }],
    };
    const whole = { ...page, text: 'A box doubles the price. Terms of use.', words: 8, whole: true };
    const { person, read, sources, generate, sent } = await open({
      [READ]: ({ body }: SeenRequest) => ((body as { whole?: boolean }).whole ? whole : told),
    });
    await read('example.com/boxes');
    const dialog = within(await findDialog('Source from an address'));
    expect(dialog.getByText('May 3, 2024')).toBeVisible();
    await person.click(dialog.getByText('The page’s own data: 1 fact'));
    expect(dialog.getByText('CHF 9500')).toBeVisible();
    await person.click(dialog.getByText('Not in the text: 2 words'));
    expect(dialog.getByRole('list', { name: 'Not in the text' })).toHaveTextContent(
      'Struck out (2 words)$1,200 $1,300',
    );
    await person.click(dialog.getByRole('button', { name: 'Take the Whole Page' }));
    await waitFor(() => expect(dialog.getByLabelText('Text')).toHaveValue(whole.text));
    expect(dialog.queryByText('CHF 9500')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Take the Readable Part' })).toHaveFocus();
    await person.click(dialog.getByRole('button', { name: 'Use This Source' }));
    expect(sources.getByText('8 words, example.com, the whole page')).toBeVisible();
    await generate();
    await screen.findByText('Article Generated!');
    expect(sent().sources).toEqual([{ url: 'https://example.com/boxes', whole: true }]);
  });

  it('stay as a person has changed them, and as they were where another reading fails', async () => {
    const detail = 'The page’s server can’t be reached.';
    const { person, read } = await open({
      [READ]: ({ body }: SeenRequest) =>
        (body as { whole?: boolean }).whole ? answer(502, { detail }) : page,
    });
    await read('example.com/boxes');
    const dialog = within(await findDialog('Source from an address'));
    const take = dialog.getByRole('button', { name: 'Take the Whole Page' });
    await person.click(take);
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(dialog.getByLabelText('Text')).toHaveValue(page.text);
    await person.type(dialog.getByLabelText('Text'), ' Often.');
    expect(take).toHaveAttribute('aria-disabled', 'true');
  });
});

const researchSources = Array.from({ length: 12 }, (_, index) => ({
  name: `Paper ${index + 1}`,
  url: `https://sources.example/${index + 1}`,
}));
const pageCalled = (title: string) =>
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
      return pageCalled(url);
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
