import { act, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { fakeEventSources } from '@/testing/event-source';
import { serve, answer } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { ines, Library } from '../testing/library';

const save = () => screen.getByRole('button', { name: 'Save' });

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

async function openNew() {
  const { person, unmount } = renderApp('/personas', ines, new Library().routes);
  await person.click(await screen.findByRole('button', { name: 'Add Persona' }));
  await findDialog('Add Persona');
  const write = async (label: string, text: string) => {
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  };
  return { person, write, unmount };
}
const pillars = () =>
  within(screen.getByRole('list', { name: 'Added' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('adding a persona', () => {
  it.each(['Name', 'About Me'])('asks for %s', async (label) => {
    const calls = serve({ 'POST /api/personas': answer(201) });
    const { person, write } = await openNew();
    await write(label === 'Name' ? 'About Me' : 'Name', 'The Restorer');
    await person.click(save());
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(/Name and About Me are required/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(calls).toEqual([]);
  });

  it('sends all of it once', async () => {
    const calls = serve({
      'POST /api/personas': ({ body }) =>
        answer(201, { success: true, persona: { ...(body as object), revision: 0 } }),
    });
    const { person, write } = await openNew();
    await write('Name', 'The Restorer');
    await write('About Me', 'I mend what others give up.');
    await write('Tone Pillars', 'Patient');
    await person.keyboard('{Enter}');
    await person.click(screen.getByRole('combobox', { name: 'Categories' }));
    await person.click(await screen.findByRole('option', { name: 'Market Intel' }));
    await person.keyboard('{Escape}');
    await person.dblClick(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('The Restorer was added.')).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(calls[0]?.body).toEqual({
      name: 'The Restorer',
      aboutMe: 'I mend what others give up.',
      writingStyle: '',
      context: '',
      tone_pillars: ['Patient'],
      writingAngle: '',
      expertise: '',
      categories: ['market-intel'],
    });
  });

  it('shows at the name that there is one already', async () => {
    const detail = 'A persona named “The Appraiser” already exists.';
    serve({ 'POST /api/personas': answer(409, { type: '/problems/duplicate-name', detail }) });
    const { person, write } = await openNew();
    await write('Name', 'the appraiser');
    await write('About Me', 'Another one.');
    await person.click(save());
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(detail));
  });

  it('offers again what was written before a reload', async () => {
    const first = await openNew();
    await first.write('Name', 'The Restorer');
    first.unmount();
    const { person } = await openNew();
    expect(screen.getByLabelText('Name')).toHaveValue('The Restorer');
    expect(screen.getByText('These changes are from an earlier visit and aren’t saved yet.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });
});

describe('tone pillars', () => {
  it('are added with Enter, trimmed, and removed by a click', async () => {
    const { person, write } = await openNew();
    await write('Tone Pillars', '  Candid about doubt ');
    await person.keyboard('{Enter}Dry{Enter}   {Enter}');
    expect(pillars()).toEqual(['Candid about doubt', 'Dry']);
    expect(screen.getByRole('dialog')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove Candid about doubt' }));
    expect(pillars()).toEqual(['Dry']);
  });

  it('are unique', async () => {
    const { person, write } = await openNew();
    await write('Tone Pillars', 'Calm');
    await person.keyboard('{Enter}calm {Enter}');
    expect(pillars()).toEqual(['Calm']);
    expect(screen.getByLabelText('Tone Pillars')).toHaveAccessibleDescription(
      '“Calm” is already in the list.',
    );
    await person.keyboard('er');
    expect(screen.getByLabelText('Tone Pillars')).not.toBeInvalid();
  });

  it('have their limit told, and are neither cut nor lost nor sent when they pass it', async () => {
    const calls = serve({ 'POST /api/personas': answer(201) });
    const { person, write } = await openNew();
    const long = 'x'.repeat(101);
    await write('Name', 'The Restorer');
    await write('About Me', 'I mend.');
    await write('Tone Pillars', long);
    const field = screen.getByLabelText('Tone Pillars');
    expect(field).toHaveAccessibleDescription('A tone pillar has at most 100 characters; this one has 101.');
    await person.keyboard('{Enter}');
    expect(field).toHaveValue(long);
    await person.click(save());
    expect(pillars()).toEqual([long]);
    expect(field).toBeInvalid();
    expect(calls).toEqual([]);
    await person.click(screen.getByRole('button', { name: `Remove ${long}` }));
    expect(field).not.toBeInvalid();
  });

  it('hand the focus on when they are removed: to the next, to the one before, to the field', async () => {
    const { person, write } = await openNew();
    await write('Tone Pillars', 'Calm');
    await person.keyboard('{Enter}Dry{Enter}Exact{Enter}');
    const remove = (pillar: string) => screen.getByRole('button', { name: `Remove ${pillar}` });
    await person.click(remove('Dry'));
    expect(remove('Exact')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(remove('Calm')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByLabelText('Tone Pillars')).toHaveFocus();
  });

  it('lose the last one to Backspace in the empty field', async () => {
    const { person, write } = await openNew();
    await write('Tone Pillars', 'Calm');
    await person.keyboard('{Enter}Dry{Enter}{Backspace}');
    expect(pillars()).toEqual(['Calm']);
  });

  it('are added when the field is left, so that Save loses nothing', async () => {
    const { person, write } = await openNew();
    await write('Tone Pillars', 'Calm');
    await person.tab();
    expect(pillars()).toEqual(['Calm']);
  });
});

describe('a persona that is deleted while it is open', () => {
  /** Ines has the persona open when Omar deletes it, and this page is told. */
  async function open() {
    const sources = fakeEventSources();
    const library = new Library();
    const { person } = renderApp('/personas?persona=p-1', ines, library.routes);
    await findDialog();
    act(() => sources.at(-1)?.opens());
    const isDeleted = () => {
      library.personas = library.personas.slice(1);
      act(() => sources.at(-1)?.tells('change', { topics: ['persona', 'persona-p-1'] }));
    };
    return { library, person, isDeleted };
  }

  const context = () => screen.getByLabelText('Context');
  const note = () => screen.findByText(/^Somebody deleted this persona\./);

  it('leaves what was written on the screen, and cannot be saved', async () => {
    const { library, person, isDeleted } = await open();
    await person.type(context(), ' Nor prices.');
    isDeleted();
    expect(await note()).toBeVisible();
    expect(context()).toHaveValue('Never names clients. Nor prices.');
    const save = screen.getByRole('button', { name: 'Save' });
    await person.hover(save);
    await waitFor(() => expect(save).toHaveAccessibleDescription('Somebody deleted this persona.'));
    await person.click(save);
    await person.type(screen.getByLabelText('Name'), '{Enter}');
    await person.keyboard('{Control>}s{/Control}');
    expect(library.saves).toEqual([]);
    expect(context()).toHaveValue('Never names clients. Nor prices.');
  });

  it('cannot be heard any more, and says why', async () => {
    const calls = serve({ 'POST /api/personas/p-1/preview': { paragraph: 'Never.', provider: 'demo' } });
    const { person, isDeleted } = await open();
    await person.type(context(), ' Nor prices.');
    isDeleted();
    await note();
    const hear = screen.getByRole('button', { name: 'Hear the Voice' });
    await person.hover(hear);
    await waitFor(() => expect(hear).toHaveAccessibleDescription('Somebody deleted this persona.'));
    await person.click(hear);
    expect(calls).toEqual([]);
  });

  it('asks before what was written is let go', async () => {
    const { person, isDeleted } = await open();
    await person.type(context(), ' Nor prices.');
    isDeleted();
    await note();
    await person.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: /^Discard/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is its history at once when nothing was written', async () => {
    const { isDeleted } = await open();
    isDeleted();
    expect(await findDialog('History of a deleted persona')).toBeVisible();
  });
});

describe('hearing the voice of a persona', () => {
  const preview = 'POST /api/personas/p-1/preview';
  const hear = async () => within(await findDialog()).getByRole('button', { name: 'Hear the Voice' });
  const open = () => renderApp('/personas?persona=p-1', ines, new Library().routes);

  it('writes a paragraph from what is on screen, and saves nothing', async () => {
    const library = new Library();
    const calls = serve({ [preview]: { paragraph: 'I begin with the lamp.', provider: 'demo' } });
    const { person } = renderApp('/personas?persona=p-1', ines, library.routes);
    await hear();
    await person.type(screen.getByLabelText('Expertise'), ' and watches');
    await person.click(await hear());
    expect(await screen.findByText('I begin with the lamp.')).toBeVisible();
    expect(screen.getByText('Composed by the demo writer')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ name: 'The Appraiser', expertise: 'Valuations and watches' });
    expect(library.saves).toEqual([]);
  });

  it('says when the persona has changed since, and lets it be heard again', async () => {
    const calls = serve({ [preview]: { paragraph: 'I begin with the lamp.', provider: 'openai' } });
    const { person } = open();
    await person.click(await hear());
    expect(await screen.findByText('Generated by AI')).toBeVisible();
    await person.type(screen.getByLabelText('Expertise'), '!');
    expect(screen.getByText('Generated by AI, before your last change')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Hear It Again' }));
    expect(await screen.findByText('Generated by AI')).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  it('asks for a name and a self-description first', async () => {
    const calls = serve({ [preview]: { paragraph: 'Never.', provider: 'demo' } });
    const { person } = open();
    await hear();
    await person.clear(screen.getByLabelText('Name'));
    await person.click(await hear());
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name and About Me are required');
    expect(calls).toEqual([]);
  });

  it('says that it is under way', async () => {
    serve({ [preview]: () => new Promise(() => undefined) });
    const { person } = open();
    await person.click(await hear());
    expect(await screen.findByRole('button', { name: 'Writing...' })).toBeVisible();
  });

  it('says why there is none', async () => {
    serve({ [preview]: answer(502, { detail: 'The model refused to write this.' }) });
    const { person } = open();
    await person.click(await hear());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Generation FailedThe model refused to write this.',
      ),
    );
  });
});
