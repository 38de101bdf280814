import { act, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { fakeEventSources } from '@/testing/event-source';
import { serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { ines, Library } from '../testing/library';

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

describe('a persona that is deleted while it is open', () => {
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
