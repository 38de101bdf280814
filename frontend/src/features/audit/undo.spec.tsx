import { screen, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const promoted = {
  position: 9,
  at: '2026-11-18T09:00:00.000Z',
  actor: { kind: 'user', id: 'u-1', name: 'Ines', role: 'admin' },
  type: 'ArticlePromoted',
  subject: { kind: 'article', id: 'a-1', title: 'A clock' },
  summary: 'Ines promoted “A clock”',
  correlationId: 'request-7',
};

describe('undoing', () => {
  const openMenu = async (entry: typeof promoted, preview: object = {}) => {
    const seen = serve({
      'GET /api/audit': { total: 1, items: [entry], nextCursor: null },
      'GET /api/config/users': { users: [] },
      'GET /api/personas': [],
      'GET /api/categories': [],
      'POST /api/audit/undo': (request) =>
        (request.body as { preview: boolean }).preview ? { ...preview } : { success: true, events: [] },
    });
    const { person } = renderApp('/audit', aUser({ role: 'admin' }));
    const list = await screen.findByRole('list', { name: 'Audit log' });
    await person.click(within(list).getByRole('button', { name: `More about: ${entry.summary}` }));
    return { seen, person };
  };

  const openUndo = async (preview: object) => {
    const { seen, person } = await openMenu(promoted, preview);
    await person.click(await screen.findByRole('menuitem', { name: 'Undo...' }));
    const dialog = within(await findDialog('Undo this change?'));
    return {
      person,
      dialog,
      sent: () => seen.flatMap(({ method, body }) => (method === 'POST' ? [body] : [])),
    };
  };

  it('says first what it does, and then does it', async () => {
    const commands = ['Return “A clock” to draft. Its package stays on record.'];
    const { person, dialog, sent } = await openUndo({ commands, possible: true, reason: null });
    expect(await dialog.findByText(commands[0] ?? '')).toBeVisible();
    expect(sent()).toEqual([{ position: 9, preview: true }]);
    await person.click(dialog.getByRole('button', { name: 'Undo the change' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sent()).toContainEqual({ position: 9, preview: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says why it is not possible, and offers nothing', async () => {
    const reason = 'The article has been changed since. Undo the later change first.';
    const { dialog } = await openUndo({ commands: [], possible: false, reason });
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Undo the change' })).not.toBeInTheDocument();
  });

  it('is not offered where nothing is ever undone', async () => {
    const run = { kind: 'run', id: 'r-1', title: 'the run of Monday' };
    await openMenu({ ...promoted, type: 'ScheduledRunFinished', subject: run, summary: 'finished a run' });
    expect(await screen.findByRole('menuitem', { name: 'Everything on this subject' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Undo...' })).not.toBeInTheDocument();
  });
});
