import { screen, waitFor, within } from '@testing-library/react';
import { findQuestion } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { ines, Library } from './testing/library';

const open = (library = new Library()) => renderApp('/personas', ines, library.routes);
const card = (name: string) => screen.findByRole('article', { name });
const gone = 'DELETE /api/personas/p-1';

async function askToDelete(library = new Library()) {
  const { person } = open(library);
  await person.click(within(await card('The Appraiser')).getByRole('button', { name: 'Delete' }));
  const question = await findQuestion('Delete this persona?');
  return { person, question, confirm: within(question).getByRole('button', { name: 'Delete' }) };
}

describe('author personas', () => {
  it('shows each with what it is, what it writes about and whose it is', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Author Personas' })).toBeVisible();
    const appraiser = await card('The Appraiser');
    expect(appraiser).toHaveTextContent('Looks at the object before the story.');
    expect(appraiser).toHaveTextContent('Valuations');
    expect(within(appraiser).getByRole('list', { name: 'Tone' })).toHaveTextContent('ExactCalm');
    expect(appraiser).toHaveTextContent('Collectibles');
    expect(appraiser).toHaveTextContent('Assigned to Mara Desk');
    expect(await card('The Underwriter')).not.toHaveTextContent('Assigned');
  });

  it.each(['GET /api/categories', 'GET /api/users'] as const)(
    'come whole, for a card that grew would push the others away: %s answers later',
    async (late) => {
      const { routes } = new Library();
      const answersLater = () =>
        new Promise<(typeof routes)[typeof late]>((resolve) => {
          setTimeout(() => resolve(routes[late]), 100);
        });
      renderApp('/personas', ines, { ...routes, [late]: answersLater });
      const appraiser = await card('The Appraiser');
      expect(appraiser).toHaveTextContent('Collectibles');
      expect(appraiser).toHaveTextContent('Assigned to Mara Desk');
    },
  );

  it('sends authors away, to their profile, and asks the server for nothing', async () => {
    const calls = serve({ 'GET /api/users': answer(403, { detail: 'Administrators only.' }) });
    const { history } = renderApp('/personas', aUser({ assignedPersona: null }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    expect(screen.getByText('Access Denied')).toBeVisible();
    expect(screen.getByText('This page is only available to administrators.')).toBeVisible();
    expect(history.location.pathname).toBe('/profile');
    expect(calls).toEqual([]);
  });

  it('says what kept the personas away', async () => {
    renderApp('/personas', ines, {
      ...new Library().routes,
      'GET /api/personas': answer(503, { detail: 'The server cannot reach its records.' }),
    });
    expect(await screen.findByText('Personas could not be loaded')).toBeVisible();
    expect(screen.getByText('503: The server cannot reach its records.')).toBeVisible();
  });
});

describe('deleting a persona', () => {
  it('asks first, then takes the card away', async () => {
    const library = new Library();
    const calls = serve({
      [gone]: () => {
        library.personas = library.personas.slice(1);
        return { success: true };
      },
    });
    const { person, question, confirm } = await askToDelete(library);
    expect(question).toHaveTextContent('“The Appraiser” will be deleted');
    expect(question).toHaveTextContent('This action cannot be undone.');
    await person.dblClick(confirm);
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'The Appraiser' })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('Deleted!')).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('if-match')).toBe('"4"');
  });

  it('takes the card away when the persona was gone before', async () => {
    const library = new Library();
    serve({
      [gone]: () => {
        library.personas = library.personas.slice(1);
        return answer(404, { detail: 'Persona not found.' });
      },
    });
    const { person, confirm } = await askToDelete(library);
    await person.click(confirm);
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'The Appraiser' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves it alone on Cancel', async () => {
    const calls = serve({ [gone]: { success: true } });
    const { person, question } = await askToDelete();
    await person.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(calls).toEqual([]);
  });

  it('says why the server refuses', async () => {
    const detail = '“The Appraiser” is assigned to mara.desk. Assign another persona first.';
    serve({ [gone]: answer(409, { detail }) });
    const { person, question, confirm } = await askToDelete();
    await person.click(confirm);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error${detail}`);
    expect(question).not.toBeInTheDocument();
  });
});
