import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { wideWindow } from '@/testing/wide-window';
import { edit, openRules, saved } from './testing/open-rules';
import { change, revised, rules } from './testing/rules';

const editButton = () => screen.findByRole('button', { name: 'Edit' });

describe('the focus, while the rules are edited', () => {
  it('goes into the form, and back to Edit on Cancel', async () => {
    const { person } = await openRules();
    await person.click(await editButton());
    expect(screen.getByLabelText('Fewest words')).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await editButton()).toHaveFocus();
  });

  it('goes back to Edit when they are saved', async () => {
    const { person } = await openRules();
    await edit(person, 'Format Standards');
    await person.type(screen.getByLabelText('Most words'), '0');
    screen.getByRole('button', { name: 'Save' }).focus();
    await person.keyboard('{Enter}');
    expect(await editButton()).toHaveFocus();
  });

  it('goes to Undo when an entry is removed, which is told', async () => {
    const { person } = await openRules();
    await edit(person);
    await person.click(screen.getByRole('button', { name: 'Remove Do 1' }));
    expect(screen.getByRole('button', { name: 'Undo removing Name the source' })).toHaveFocus();
    const list = screen.getByRole('region', { name: 'Do' });
    expect(within(list).getByRole('status')).toHaveTextContent('Removed. 2 left.');
    await person.keyboard('{Enter}');
    expect(screen.getByLabelText('Do 1')).toHaveFocus();
  });
});

describe('setting the rules back', () => {
  wideWindow();

  it('sends once, and leaves the focus in the history', async () => {
    let restored = false;
    const { person, seen } = await openRules(
      {
        'GET /api/config/editorial-rules': ({ path }) => {
          const revision = Number(/revision=(\d)/.exec(path)?.[1] ?? (restored ? 5 : 4));
          return revised(revision === 3 ? { ...rules, do: [] } : rules, revision);
        },
        'GET /api/config/editorial-rules/history': () => ({
          events: [...(restored ? [5] : []), 4, 3].map((revision) => change(revision, 'Ines set the rules')),
          nextCursor: null,
        }),
        'POST /api/config/editorial-rules/restore': () => {
          restored = true;
          return revised(saved, 5);
        },
      },
      '/editorial-rules?view=history&rev=3',
    );
    await person.click(await screen.findByRole('button', { name: 'Restore r3' }));
    const preview = await findDialog('Restore the rules to r3?');
    const restore = within(preview).getByRole('button', { name: 'Restore r3' });
    await within(preview).findByText('Name the source');
    for (const _press of [1, 2, 3]) fireEvent.click(restore);
    await waitFor(() => expect(preview).not.toBeInTheDocument());
    const history = screen.getByRole('dialog', { name: 'Editorial rules history' });
    await waitFor(() => expect(history).toContainElement(document.activeElement as HTMLElement));
    expect(seen.filter(({ path }) => path === '/api/config/editorial-rules/restore')).toHaveLength(1);
  });
});
