import { screen, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { answer, revised } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { wideWindow } from '@/testing/wide-window';

const admin = aUser({ role: 'admin', assignedPersona: null });
const actor = { kind: 'user', id: 'u-3', name: 'Mara Desk', role: 'admin' };
const at = '2026-03-02T09:31:00.000Z';
const subject = { kind: 'user', id: 'u-5', title: 'ben.desk' };

const events = [
  {
    revision: 5,
    type: 'PasswordSet',
    at,
    actor,
    subject,
    summary: 'Mara Desk set a temporary password for the user “ben.desk”',
    changes: [],
  },
  {
    revision: 4,
    type: 'UserChanged',
    at,
    actor,
    subject,
    summary: 'Mara Desk changed the role and the assigned persona of the user “ben.desk”',
    changes: [
      { field: 'role', from: 'admin', to: 'author' },
      { field: 'assignedPersona', from: null, to: 'p-1' },
    ],
  },
  {
    revision: 3,
    type: 'UserAdded',
    at,
    actor,
    subject,
    summary: 'Mara Desk added the user “ben.desk”',
    changes: [
      { field: 'username', from: null, to: 'ben.desk' },
      { field: 'assignedPersona', from: null, to: null },
    ],
  },
];

const routes = {
  'GET /api/users': revised({ users: [admin], secondFactors: [], signOn: [] }, 5),
  'GET /api/personas': [{ id: 'p-1', name: 'The Appraiser' }],
  'GET /api/config/users/history': { events, nextCursor: null },
};

describe('the history of the users', () => {
  wideWindow();

  it('is reached from the page, and names whom each change was about', async () => {
    const { person } = renderApp('/user-management', admin, routes);
    await person.click(await screen.findByRole('link', { name: 'History' }));
    const dialog = await findDialog('User history');
    const entries = await within(dialog).findAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^Password setr5Mara Desk.*ben\.desk$/),
      expect.stringMatching(/^2 fields changedr4Mara Desk.*ben\.desk$/),
      expect.stringMatching(/^Addedr3Mara Desk.*ben\.desk$/),
    ]);
  });

  it('tells that a password was set, and nothing of the password', async () => {
    renderApp('/user-management?view=history', admin, routes);
    expect(await screen.findByText(/The password itself is never recorded/)).toBeVisible();
    expect(screen.queryByRole('definition')).toBeNull();
  });

  it('tells roles and personas by name', async () => {
    renderApp('/user-management?view=history&rev=4', admin, routes);
    const [role, persona] = await screen.findAllByRole('definition');
    expect(role).toHaveTextContent('deleted Administrator inserted Author');
    await within(persona as HTMLElement).findByText(/Appraiser/);
    expect(persona).toHaveTextContent('deleted None');
  });

  it('tells somebody new as they were', async () => {
    renderApp('/user-management?view=history&rev=3', admin, routes);
    const shown = await screen.findAllByRole('definition');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['ben.desk', 'None']);
  });

  it('says what kept it away', async () => {
    renderApp('/user-management?view=history', admin, {
      ...routes,
      'GET /api/config/users/history': answer(503, { detail: 'The server cannot reach its records.' }),
    });
    expect(await screen.findByText('The history could not be loaded')).toBeVisible();
  });
});
