import { act, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { fakeEventSources } from '@/testing/event-source';
import { serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { ines, Library } from '../testing/library';

async function open(library = new Library()) {
  const { person, history, unmount } = renderApp('/personas?persona=p-1', ines, library.routes);
  await findDialog('Edit Persona');
  const write = async (label: string, text: string) => {
    await person.clear(screen.getByLabelText(label));
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  };
  return { library, person, history, unmount, write };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('editing a persona', () => {
  it('shows all of it, and saves once, on the revision that was read', async () => {
    const { library, person, history, write } = await open();
    expect(screen.getByLabelText('Name')).toHaveValue('The Appraiser');
    expect(screen.getByLabelText('Writing Angle')).toHaveValue('Compared with what?');
    expect(screen.getByRole('combobox', { name: 'Categories' })).toHaveTextContent('Collectibles');
    await write('Context', 'Never values from a photograph.');
    await person.dblClick(save());
    await closed();
    expect(history.location.search).toBe('');
    expect(screen.getByText('Saved!')).toBeVisible();
    expect(library.saves).toHaveLength(1);
    expect(library.saves[0]?.headers.get('if-match')).toBe('"4"');
    expect(library.saves[0]?.body).toMatchObject({
      id: 'p-1',
      name: 'The Appraiser',
      context: 'Never values from a photograph.',
      tone_pillars: ['Exact', 'Calm'],
      categories: ['collectibles'],
    });
  });

  it('is saved by Ctrl S, and sends nothing that was not changed', async () => {
    const { library, person, write } = await open();
    await write('Expertise', 'Watches');
    await person.keyboard('{Control>}s{/Control}');
    await closed();
    expect(library.saves).toHaveLength(1);
    const again = await open(library);
    await again.person.click(save());
    await closed();
    expect(library.saves).toHaveLength(1);
  });

  it('asks for what is required', async () => {
    const { library, person, write } = await open();
    await write('About Me', '  ');
    await person.click(save());
    expect(screen.getByLabelText('About Me')).toHaveAccessibleDescription('Name and About Me are required');
    expect(library.saves).toEqual([]);
  });

  it('says Failed to update persona when there is no answer, and keeps the text', async () => {
    const { person, write } = await open();
    serve({ 'PUT /api/personas/p-1': () => Promise.reject(new TypeError('no connection')) });
    await write('Context', 'Kept.');
    await person.click(save());
    expect(await screen.findByText('Failed to update persona')).toBeVisible();
    expect(screen.getByLabelText('Context')).toHaveValue('Kept.');
  });

  it('shows at once what its author saves, while nothing is changed here', async () => {
    const sources = fakeEventSources();
    const { library } = await open();
    act(() => sources.at(-1)?.opens());
    library.change({ aboutMe: 'I look twice.' });
    act(() => sources.at(-1)?.tells('change', { topics: ['persona', 'persona-p-1'] }));
    await waitFor(() => expect(screen.getByLabelText('About Me')).toHaveValue('I look twice.'));
  });
});

describe('two people and one persona', () => {
  /** Makes Omar save while Ines is writing. */
  async function conflict(theirs: Parameters<Library['change']>[0]) {
    const opened = await open();
    await opened.write('Writing Style', 'Plain and short.');
    opened.library.change(theirs);
    await opened.person.click(save());
    return {
      ...opened,
      dialog: await findDialog('Omar House changed this persona'),
    };
  }

  it('names who saved, and shows what differs', async () => {
    const { dialog } = await conflict({ writingStyle: 'Plain and bold.', expertise: 'Watches' });
    expect(dialog).toHaveTextContent('revision 5');
    expect(await within(dialog).findByText('bold')).toBeVisible();
    expect(within(dialog).getByText('short')).toBeVisible();
    expect(dialog).toHaveTextContent('Omar House also changed Expertise, which you didn’t touch.');
  });

  it('keeps mine, on top of theirs', async () => {
    const { library, person, dialog } = await conflict({ writingStyle: 'Bold.', expertise: 'Watches' });
    await within(dialog).findByText('Bold');
    await person.dblClick(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await closed();
    expect(library.saves).toHaveLength(2);
    expect(library.saves[1]?.headers.get('if-match')).toBe('"5"');
    expect(library.personas[0]).toMatchObject({ writingStyle: 'Plain and short.', expertise: 'Watches' });
  });

  it('keeps nothing of mine before theirs is known', async () => {
    const { library, person, write } = await open();
    let show = () => undefined as void;
    const shown = new Promise<void>((resolve) => (show = resolve));
    await write('Writing Style', 'Plain and short.');
    library.change({ writingStyle: 'Bold.' });
    serve({ 'GET /api/personas': () => shown.then(() => Response.json(library.personas)) });
    await person.click(save());
    const dialog = await findDialog('Omar House changed this persona');
    await person.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    show();
    expect(await within(dialog).findByText('Bold')).toBeVisible();
    expect(library.saves).toHaveLength(1);
  });

  it('uses theirs', async () => {
    const { library, person, dialog } = await conflict({ writingStyle: 'Bold.' });
    await within(dialog).findByText('Bold');
    await person.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(screen.getByLabelText('Writing Style')).toHaveValue('Bold.'));
    expect(library.saves).toHaveLength(1);
    await person.keyboard('{Escape}');
    await closed();
  });

  it('can be decided later: nothing is lost', async () => {
    const { person, dialog } = await conflict({ writingStyle: 'Bold.' });
    expect(within(dialog).getAllByRole('heading')).toHaveLength(1);
    expect(dialog).not.toHaveTextContent('also changed');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByLabelText('Writing Style')).toHaveValue('Plain and short.');
  });

  it('is told of while writing, and compared before saving', async () => {
    const sources = fakeEventSources();
    const { library, person, write } = await open();
    act(() => sources.at(-1)?.opens());
    await write('Context', 'Mine.');
    library.change({ context: 'Theirs.' });
    act(() => sources.at(-1)?.tells('change', { topics: ['persona', 'persona-p-1'] }));
    expect(await screen.findByText(/Omar House saved a newer revision, r5/)).toBeVisible();
    expect(screen.getByLabelText('Context')).toHaveValue('Mine.');
    await person.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = await findDialog('Omar House changed this persona');
    expect(within(dialog).getByText('Theirs')).toBeVisible();
    expect(library.saves).toEqual([]);
  });
});

describe('a save whose answer was lost', () => {
  /** Makes a save go through without an answer. */
  async function lost() {
    const sources = fakeEventSources();
    const opened = await open();
    const { library, person, write } = opened;
    act(() => sources.at(-1)?.opens());
    serve({
      'PUT /api/personas/p-1': (request) => {
        void library.routes['PUT /api/personas/p-1'](request);
        return Promise.reject(new TypeError('no connection'));
      },
    });
    await write('Context', 'Sent. ');
    await person.click(save());
    await screen.findByText('Failed to update persona');
    serve(library.routes);
    const heard = async () => {
      act(() => sources.at(-1)?.tells('change', { topics: ['persona', 'persona-p-1'] }));
      await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
    };
    return { ...opened, heard };
  }

  /** Expects what was saved in the end, on which revisions, and that nobody was asked about it. */
  async function savedWithoutAsking({ library, person }: Awaited<ReturnType<typeof lost>>, on: string[]) {
    await person.click(save());
    await closed();
    expect(library.personas[0]).toMatchObject({ context: 'Sent. And more.' });
    expect(library.saves.map(({ headers }) => headers.get('if-match'))).toEqual(on);
  }

  it('is a save once the server shows it, and the next keystroke goes on top of it', async () => {
    const opened = await lost();
    await opened.heard();
    await opened.write('Context', 'Sent. And more.');
    await savedWithoutAsking(opened, ['"4"', '"5"']);
  });

  it('is found when more was written before the server shows it', async () => {
    const opened = await lost();
    await opened.write('Context', 'Sent. And more.');
    await savedWithoutAsking(opened, ['"4"', '"4"', '"5"']);
  });

  it('is found after a reload', async () => {
    const opened = await lost();
    await opened.write('Context', 'Sent. And more.');
    opened.unmount();
    const { person } = await open(opened.library);
    await savedWithoutAsking({ ...opened, person }, ['"4"', '"5"']);
  });

  it('is not mistaken for somebody else’s', async () => {
    const { library, person, write } = await lost();
    library.change({ context: 'Theirs.' });
    await write('Context', 'Sent. And more.');
    await person.click(save());
    expect(await findDialog('Omar House changed this persona')).toBeVisible();
  });
});
