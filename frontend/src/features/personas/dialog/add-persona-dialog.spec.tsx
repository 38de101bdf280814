import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { ines, Library } from '../testing/library';

async function open() {
  const { person, unmount } = renderApp('/personas', ines, new Library().routes);
  await person.click(await screen.findByRole('button', { name: 'Add Persona' }));
  await findDialog('Add Persona');
  const write = async (label: string, text: string) => {
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  };
  return { person, write, unmount };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const pillars = () =>
  within(screen.getByRole('list', { name: 'Added' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('adding a persona', () => {
  it.each(['Name', 'About Me'])('asks for %s', async (label) => {
    const calls = serve({ 'POST /api/personas': answer(201) });
    const { person, write } = await open();
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
    const { person, write } = await open();
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
    const { person, write } = await open();
    await write('Name', 'the appraiser');
    await write('About Me', 'Another one.');
    await person.click(save());
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(detail));
  });

  it('offers again what was written before a reload', async () => {
    const first = await open();
    await first.write('Name', 'The Restorer');
    first.unmount();
    const { person } = await open();
    expect(screen.getByLabelText('Name')).toHaveValue('The Restorer');
    expect(screen.getByText('These changes are from an earlier visit and aren’t saved yet.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });
});

describe('tone pillars', () => {
  it('are added with Enter, trimmed, and removed by a click', async () => {
    const { person, write } = await open();
    await write('Tone Pillars', '  Candid about doubt ');
    await person.keyboard('{Enter}Dry{Enter}   {Enter}');
    expect(pillars()).toEqual(['Candid about doubt', 'Dry']);
    expect(screen.getByRole('dialog')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove Candid about doubt' }));
    expect(pillars()).toEqual(['Dry']);
  });

  it('are unique', async () => {
    const { person, write } = await open();
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
    const { person, write } = await open();
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
    const { person, write } = await open();
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
    const { person, write } = await open();
    await write('Tone Pillars', 'Calm');
    await person.keyboard('{Enter}Dry{Enter}{Backspace}');
    expect(pillars()).toEqual(['Calm']);
  });

  it('are added when the field is left, so that Save loses nothing', async () => {
    const { person, write } = await open();
    await write('Tone Pillars', 'Calm');
    await person.tab();
    expect(pillars()).toEqual(['Calm']);
  });
});
