import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from './dialog';
import { ConfirmDialog } from './confirm-dialog';
import { Field } from '@/components/ui/controls/field';
import { Menu, MenuItem } from './menu';
import { Select } from '@/components/ui/controls/select';
import { TextInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast-store';
import { Toaster } from '@/components/ui/feedback/toaster';
import { TooltipProvider } from '../controls/tooltip';

function Page({ unsaved }: { unsaved: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <TooltipProvider>
      <Button onClick={() => setOpen(true)}>Add Persona</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New persona" unsaved={unsaved}>
        <Field label="Name">
          <TextInput />
        </Field>
        <Field label="Category">
          <Select options={[{ value: 'c', label: 'Collectibles' }]} value="" onChange={() => undefined} />
        </Field>
      </Dialog>
      <Toaster />
    </TooltipProvider>
  );
}

async function open(unsaved = false) {
  render(<Page unsaved={unsaved} />);
  const person = userEvent.setup({ delay: null });
  await person.click(screen.getByRole('button', { name: 'Add Persona' }));
  return person;
}

const dialog = () => screen.queryByRole('dialog', { name: 'New persona' });

describe('a dialog', () => {
  it('opens on its first field', async () => {
    await open();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('closes with Escape, and the focus returns', async () => {
    const person = await open();
    await person.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Persona' })).toHaveFocus());
  });

  it('keeps the focus inside', async () => {
    const person = await open();
    for (let step = 0; step < 6; step += 1) {
      await person.tab();
      expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('stays open when Escape closes a list inside it', async () => {
    const person = await open();
    await person.click(screen.getByRole('combobox', { name: 'Category' }));
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(dialog()).toBeVisible();
  });

  it('asks before unsaved text is lost', async () => {
    const person = await open(true);
    await person.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(dialog()).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('lets F8 reach the toast, and Escape there close the toast only', async () => {
    const person = await open();
    act(() => toast({ title: 'Saved!' }));
    expect(screen.getByText('Saved!')).toBeVisible();
    await person.keyboard('{F8}');
    expect(screen.getByRole('status')).toContainElement(document.activeElement as HTMLElement);
    await person.keyboard('{Escape}');
    expect(screen.queryByText('Saved!')).not.toBeInTheDocument();
    expect(dialog()).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});

function Row() {
  const [asking, setAsking] = useState(false);
  return (
    <TooltipProvider>
      <Menu trigger={<button>More</button>}>
        <MenuItem onSelect={() => setAsking(true)}>Delete</MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        title="Delete this draft?"
        action="Delete"
        onConfirm={() => undefined}
        onCancel={() => setAsking(false)}
      >
        “Slab” will be deleted. This action cannot be undone.
      </ConfirmDialog>
    </TooltipProvider>
  );
}

describe('a confirmation', () => {
  it('opened from a menu starts on Cancel, and gives the focus back to the button of the menu', async () => {
    render(<Row />);
    const person = userEvent.setup({ delay: null });
    await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete this draft?' })).toHaveAccessibleDescription(
      '“Slab” will be deleted. This action cannot be undone.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });
});
