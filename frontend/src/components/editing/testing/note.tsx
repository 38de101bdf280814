import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SignedInUserProvider, type User } from '@/api/session';
import { TooltipProvider } from '@/components/ui/controls/tooltip';
import { EditForm } from '../edit-form';
import { TextField } from '../fields';
import { KeptBar } from '../kept-bar';
import { SaveConflict } from '../save-conflict';
import { useEditing } from '../use-editing';
import type { Edits, Version } from '../versions';

type Note = Readonly<Record<'title' | 'text' | 'code', string>>;

export const old: Version<Note> = { revision: 4, values: { title: 'Boxes', text: 'Keep them.', code: '' } };

/** The results of a form's calls, and functions for what happens around it. */
export interface Desk {
  readonly sent: Edits<Note>[];
  readonly saved: { readonly now: Version<Note>; readonly before: Version<Note> }[];
  /** Answers the save that is under way. */
  readonly answer: (result: Error | Version<Note>) => Promise<void>;
  /** Gives the form another version from the server. */
  readonly hear: (version: Version<Note>) => void;
  readonly person: ReturnType<typeof userEvent.setup>;
  readonly unmount: () => void;
}

export interface Circumstances {
  readonly server?: Version<Note>;
  readonly earlier?: 'restored' | 'offered';
}

/** Opens a note with a title, a text and a code in a form, without a server. */
export function openNote({ server = old, earlier = 'restored' }: Circumstances = {}): Desk {
  const sent: Desk['sent'] = [];
  const saved: Desk['saved'] = [];
  let answered: (result: Error | Version<Note>) => void = () => undefined;
  const mutateAsync = (edits: Edits<Note>) => {
    sent.push(edits);
    return new Promise<Version<Note>>((resolve, reject) => {
      answered = (result) => (result instanceof Error ? reject(result) : resolve(result));
    });
  };
  function NoteForm({ current }: { current: Version<Note> }) {
    const editing = useEditing<Note, Version<Note>>({
      server: current,
      keepAs: 'note:1',
      secret: ['code'],
      earlier,
      mutation: { isPending: false, mutateAsync },
      versionOf: (version) => version,
      onSaved: (now, before) => saved.push({ now, before }),
      faultsOf: ({ title }) => (title === '' ? { title: 'Give it a title.' } : {}),
    });
    return (
      <>
        <KeptBar editing={editing} />
        <EditForm editing={editing} label="Note">
          <TextField name="title" label="Title" />
          <TextField name="text" label="Text" />
          <TextField name="code" label="Code" />
          <button type="submit">Save</button>
        </EditForm>
        <SaveConflict editing={editing} what="this note">
          {(edits, by) => <p>{`Mine: ${edits.values.title}, by ${by}: ${editing.server.values.title}`}</p>}
        </SaveConflict>
      </>
    );
  }
  const page = (current: Version<Note>) => (
    <SignedInUserProvider value={{ id: 'u-1' } as User}>
      <TooltipProvider>
        <NoteForm current={current} />
      </TooltipProvider>
    </SignedInUserProvider>
  );
  const { unmount, rerender } = render(page(server));
  return {
    sent,
    saved,
    unmount,
    answer: (result) =>
      act(async () => {
        answered(result);
        await Promise.resolve();
      }),
    hear: (now) => rerender(page(now)),
    person: userEvent.setup({ delay: null }),
  };
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const values = () => ['Title', 'Text', 'Code'].map((name) => field(name).value);
export const button = (name: string) => screen.getByRole('button', { name });
export const version = (revision: number, changes: Partial<Note> = {}): Version<Note> => ({
  revision,
  values: { ...old.values, ...changes },
});
export async function write(desk: Desk, name: string, text: string): Promise<void> {
  await desk.person.clear(field(name));
  if (text !== '') await desk.person.type(field(name), text);
}
