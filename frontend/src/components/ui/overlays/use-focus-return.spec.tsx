import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { TooltipProvider } from '../controls/tooltip';

type Shown = 'form' | 'changed form' | 'confirmation' | 'answer' | 'list' | undefined;

/** A page whose dialogs can be opened by a button, or be there from the start as from an address. */
function Page({ first }: { first?: Shown }) {
  const [shown, show] = useState<Shown>(first);
  const close = () => show(undefined);
  const opens = (what: Shown) => <Button onClick={() => show(what)}>{`Open ${what}`}</Button>;
  return (
    <TooltipProvider>
      <main tabIndex={-1}>
        {opens('form')} {opens('changed form')} {opens('confirmation')} {opens('list')}
      </main>
      {(shown === 'form' || shown === 'changed form') && (
        <Dialog open title="Form" unsaved={shown === 'changed form'} onClose={close}>
          <Inner />
        </Dialog>
      )}
      {shown === 'confirmation' && (
        <ConfirmDialog open title="Sure?" action="Go on" onCancel={close} onConfirm={() => show('answer')}>
          It cannot be undone.
        </ConfirmDialog>
      )}
      {shown === 'answer' && (
        <Dialog open title="Answer" onClose={close}>
          Done.
        </Dialog>
      )}
      {shown === 'list' && (
        <Dialog open title="List" onClose={close}>
          <List />
        </Dialog>
      )}
    </TooltipProvider>
  );
}

/** A confirmation whose opener disappears when it is confirmed. */
function Inner() {
  const [state, setState] = useState<'open' | 'asking' | 'done'>('open');
  return (
    <>
      {state !== 'done' && <Button onClick={() => setState('asking')}>Restore</Button>}
      <ConfirmDialog
        open={state === 'asking'}
        title="Set back?"
        action="Set back"
        onCancel={() => setState('open')}
        onConfirm={() => setState('done')}
      >
        Nothing is lost.
      </ConfirmDialog>
    </>
  );
}

/** A list that takes the focus before its dialog does. */
function List() {
  const entry = useRef<HTMLButtonElement>(null);
  useEffect(() => entry.current?.focus(), []);
  return (
    <button ref={entry} type="button">
      Entry
    </button>
  );
}

async function open(what: Shown) {
  render(<Page />);
  const person = userEvent.setup({ delay: null });
  const opener = screen.getByRole('button', { name: `Open ${what}` });
  await person.click(opener);
  return { person, opener };
}

describe('the focus, when a dialog closes', () => {
  it('returns although something inside took it before the dialog did', async () => {
    const { person, opener } = await open('list');
    expect(screen.getByRole('button', { name: 'Entry' })).toHaveFocus();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('returns to what opened the form when its changes are discarded', async () => {
    const { person, opener } = await open('changed form');
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('stays in the dialog under it when the opener has gone', async () => {
    const { person } = await open('form');
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    await person.click(screen.getByRole('button', { name: 'Set back' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Form' })).toHaveFocus());
  });

  it('returns to what opened the first of two that took turns', async () => {
    const { person, opener } = await open('confirmation');
    await person.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByRole('dialog', { name: 'Answer' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('goes to the page when nothing on it opened the dialog', async () => {
    render(<Page first="form" />);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main', { hidden: true })).toHaveFocus());
  });
});
