import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import type { User } from '@/api/session';
import { answer, overtaken, revised, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const admin = aUser({ role: 'admin', assignedPersona: null });
const ben = aUser({ id: 'u-2', username: 'ben.desk', firstName: 'Ben' });
const first = [admin, ben];

/** A server that keeps the list of users and its revision, and refuses changes that were made on an older one. */
function theHouse() {
  const house = { users: first, revision: 7 };
  const tagged = (body: object) => revised(body, house.revision);
  const save = ({ headers, body }: SeenRequest) => {
    if (headers.get('if-match') !== `"${house.revision}"`) return overtaken(house.revision);
    house.users = JSON.parse((body as { content: string }).content) as User[];
    house.revision += 1;
    return tagged({ success: true, message: '', changes: { created: 0, updated: 2, removed: 1 } });
  };
  const seen = serve({
    'GET /api/config/users': () => tagged({ users: house.users }),
    'POST /api/config/save': save,
  });
  return {
    house,
    saves: () => seen.filter(({ method }) => method === 'POST'),
    /** Makes somebody else save, without an event that tells this page. */
    othersSave: (users: User[]) => {
      house.users = users;
      house.revision += 1;
    },
  };
}

/** Finds the editor in its shadow root, which the queries of a page do not search. */
async function editor(): Promise<EditorView> {
  return waitFor(
    () => {
      const root = document.querySelector('[data-editor]')?.shadowRoot as unknown as HTMLElement;
      const view = EditorView.findFromDOM(within(root).getByRole('textbox', { name: 'Users as JSON' }));
      if (!view) throw new Error('There is no editor yet.');
      return view;
    },
    { timeout: 20_000 },
  );
}

/** Replaces a part of the text, as if it were typed. */
async function rewrite(old: string, text: string): Promise<void> {
  const view = await editor();
  const from = view.state.doc.toString().indexOf(old);
  const changes = { from, to: from + old.length, insert: text };
  act(() => view.dispatch({ changes, userEvent: 'input.type' }));
}

const textShown = async () => (await editor()).state.doc.toString();
const state = () => screen.getByRole('status', { name: 'Document status' });
const saveButton = () => screen.getByRole('button', { name: 'Save' });

async function openPage() {
  const { person, history } = renderApp('/configuration', admin, {
    'GET /api/articles': { total: 0, nextCursor: null, items: [] },
  });
  await editor();
  return { person, history };
}

describe('Configuration Editor', () => {
  it('shows the users as JSON, saved', async () => {
    theHouse();
    await openPage();
    expect(screen.getByRole('tab', { name: 'User Management' })).toHaveAttribute('aria-selected', 'true');
    expect(JSON.parse(await textShown())).toEqual(first);
    expect(state()).toHaveTextContent('Saved');
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('saves what was changed on the revision that was read, and says what came of it', async () => {
    const { house, saves } = theHouse();
    const { person } = await openPage();
    await rewrite('"Ben"', '"Benno"');
    expect(state()).toHaveTextContent('Unsaved Changes');
    await person.click(saveButton());
    expect(await screen.findByText('Configuration Saved!')).toBeVisible();
    expect(screen.getByRole('status', { name: 'Last save' })).toHaveTextContent(
      '0 created, 2 updated, 1 removed.',
    );
    expect(state()).toHaveTextContent('Saved');
    expect(house.users[1]?.firstName).toBe('Benno');
    expect(saves().map(({ headers }) => headers.get('if-match'))).toEqual(['"7"']);
    expect(saves()[0]?.body).toMatchObject({ configType: 'users' });
  });

  it('tells where the text is no JSON, and does not save it', async () => {
    const { saves } = theHouse();
    const { person } = await openPage();
    await rewrite('"Ben"', 'Ben');
    expect(state()).toHaveTextContent('Invalid JSON');
    const { doc } = (await editor()).state;
    const line = doc.lineAt(doc.toString().indexOf('Ben,')).number;
    expect(screen.getByText(new RegExp(`^Invalid JSON: .+ \\(line ${line}, column 18\\)$`))).toBeVisible();
    await person.click(saveButton());
    act(() => saveButton().focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Please fix JSON syntax errors before saving',
    );
    await person.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fix JSON syntax errors before saving');
    expect(saves()).toHaveLength(0);
  });

  it('shows each fault that the server found with the path to it', async () => {
    theHouse();
    const { person } = await openPage();
    const errors = [
      { field: 'content[1].email', message: 'This must be an e-mail address.' },
      { field: 'content[1].colour', message: 'colour is not known here.' },
    ];
    serve({ 'POST /api/config/save': answer(400, { status: 400, detail: 'Two faults.', errors }) });
    await rewrite('"Ben"', '"Benno"');
    await person.click(saveButton());
    expect(await screen.findByText('Save Failed')).toBeVisible();
    for (const { field, message } of errors) {
      expect(screen.getByText(field).closest('li')).toHaveTextContent(message);
    }
    expect(state()).toHaveTextContent('Unsaved Changes');
    await rewrite('"Benno"', '"Benjamin"');
    expect(screen.queryByText('content[1].email')).toBeNull();
  });

  it('leads from a fault to its place in the text, by keys', async () => {
    theHouse();
    const { person } = await openPage();
    const errors = [
      { field: 'content[0].role', message: 'This must be one of author, admin.' },
      { field: 'content[1].email', message: 'This must be an e-mail address.' },
    ];
    serve({ 'POST /api/config/save': answer(400, { status: 400, detail: 'Two faults.', errors }) });
    await rewrite('"Ben"', '"Benno"');
    await person.click(saveButton());
    await waitFor(() => expect(screen.getByRole('button', { name: /^content\[0\]\.role/ })).toHaveFocus());
    await person.tab();
    await person.keyboard('{Enter}');
    const view = await editor();
    expect(view.hasFocus).toBe(true);
    const { from, to } = view.state.selection.main;
    expect(view.state.sliceDoc(from, to)).toBe('"email": "mara@desk.example"');
    expect(from).toBeGreaterThan(view.state.doc.toString().indexOf('ben.desk'));
  });

  it('goes on top of what the list does not show', async () => {
    const { house, othersSave } = theHouse();
    const { person } = await openPage();
    await rewrite('"Ben"', '"Benno"');
    othersSave(first);
    await person.click(saveButton());
    expect(await screen.findByText('Configuration Saved!')).toBeVisible();
    expect(house).toMatchObject({ revision: 9, users: [{}, { firstName: 'Benno' }] });
  });

  describe('when somebody else changed a user first', () => {
    async function conflict() {
      const { house, othersSave } = theHouse();
      const { person } = await openPage();
      await rewrite('"Ben"', '"Benno"');
      othersSave([admin, { ...ben, email: 'ben@new.example' }]);
      await person.click(saveButton());
      await findDialog('Ines changed the users');
      return { house, person };
    }

    it('keeps mine on top of theirs', async () => {
      const { house, person } = await conflict();
      await waitFor(() => expect(screen.getByText(/"Benno"/)).toHaveTextContent('inserted'));
      await person.click(screen.getByRole('button', { name: 'Keep mine' }));
      await waitFor(() => expect(state()).toHaveTextContent('Saved'));
      expect(house.users[1]).toEqual({ ...ben, firstName: 'Benno', email: 'ben@new.example' });
    });

    it('takes theirs', async () => {
      const { person } = await conflict();
      await person.click(screen.getByRole('button', { name: 'Use theirs' }));
      await waitFor(() => expect(state()).toHaveTextContent('Saved'));
      expect(await textShown()).toContain('ben@new.example');
      expect(await textShown()).not.toContain('Benno');
    });
  });

  it('takes the keys that are typed into the editor for text, not for shortcuts', async () => {
    theHouse();
    const { history } = await openPage();
    const view = await editor();
    for (const key of ['?', 'g', 'a'])
      fireEvent.keyDown(view.contentDOM, { key, bubbles: true, composed: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(history.location.pathname).toBe('/configuration');
  });

  it('does not hold up who logs out: what is unsaved is kept in the browser', async () => {
    theHouse();
    serve({ 'POST /api/auth/logout': { success: true } });
    const { person, history } = await openPage();
    await rewrite('"Ben"', '"Benno"');
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('You have been successfully logged out')).toBeVisible();
    expect(history.location.pathname).toBe('/login');
  });

  it('asks before the page is left with unsaved changes', async () => {
    theHouse();
    const { person, history } = await openPage();
    await rewrite('"Ben"', '"Benno"');
    await person.click(screen.getByRole('link', { name: 'Need to Know Start Here' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await person.keyboard('{Enter}');
    expect(history.location.pathname).toBe('/configuration');
    expect(await textShown()).toContain('Benno');
    await person.click(screen.getByRole('link', { name: 'Need to Know Start Here' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await person.tab();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(history.location.pathname).toBe('/how-it-works'));
  });
});

it('refuses authors the configuration', async () => {
  renderApp('/configuration');
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText('This page is only accessible to administrators.')).toBeVisible();
});
