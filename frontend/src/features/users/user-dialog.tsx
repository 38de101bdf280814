import { Link } from '@tanstack/react-router';
import { useUser, type User } from '@/api/session';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useQuery } from '@tanstack/react-query';
import { personasQuery } from '@/features/personas/contract';
import type { FieldValue } from '@/components/difference/field-differences';
import { FieldConflict } from '@/components/editing/field-conflict';
import { FormDialog, AddDialog } from '@/components/editing/form-dialog';
import { useEditing } from '@/components/editing/use-editing';
import { useLastKnown } from '@/components/editing/use-last-known';
import { nameOf } from '@/components/ui/text/user-name';
import { useChangeUser } from './api/change-user';
import {
  faultOf,
  fieldsOf,
  labels,
  refusedBy,
  roles,
  emptyUser,
  faultOfNew,
  type UserFields,
} from './domain/user-fields';
import { useAddUser } from './api/add-user';
import { useWatch } from 'react-hook-form';
import { ChoiceField, PasswordField, TextField } from '@/components/editing/fields';

interface UserDialogProps {
  /** The id of a user, or `new`. */
  open: string;
  users: readonly User[];
  revision: number;
  onClose: () => void;
}

/** The dialog for the user in the address. */
export function UserDialog({ open, users, revision, onClose }: UserDialogProps) {
  const found = users.find(({ id }) => id === open);
  const known = useLastKnown(found);
  // The directory goes on without a deactivated user, so their unsaved changes keep the last revision that had them.
  const revisionWithUser = useLastKnown(found && revision) ?? revision;
  if (open === 'new') return <AddUserDialog onClose={onClose} />;
  if (!known) return <GoneUserDialog id={open} onClose={onClose} />;
  return <EditUserDialog user={known} gone={!found} revision={revisionWithUser} onClose={onClose} />;
}

/** The dialog for a user who is in no list any more. */
function GoneUserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog open title="No active user" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p className="p-6 max-md:p-4">
        This user was deactivated or never existed. You can find deactivated users in the{' '}
        <Link to="/audit" search={{ subject: id }} className="text-link">
          audit log
        </Link>
        .
      </p>
    </Dialog>
  );
}

interface EditUserDialogProps {
  /** The user as they are or, once deactivated, as they last were. */
  user: User;
  /** Whether somebody has deactivated the user while the dialog was open. */
  gone: boolean;
  /** The revision of the directory that the user was read from. */
  revision: number;
  onClose: () => void;
}

function EditUserDialog({ user, gone, revision, onClose }: EditUserDialogProps) {
  const editing = useEditing({
    server: { values: fieldsOf(user), revision },
    keepAs: `user:${user.id}`,
    secret: ['password'],
    faultsOf: faultOf,
    refusedBy,
    mutation: useChangeUser(user.id),
    versionOf: (saved, { base }) => ({ values: fieldsOf(saved.user), revision: base.revision }),
    onSaved: onClose,
  });
  const of = useUser().id === user.id ? 'self' : 'other';
  const inWords = useWords();
  if (gone && !editing.edits) return <GoneUserDialog id={user.id} onClose={onClose} />;
  return (
    <>
      <FormDialog
        title="Edit User"
        editing={editing}
        gone={gone ? 'Somebody deactivated this user.' : undefined}
        onClose={onClose}
      >
        <UserForm of={of} />
      </FormDialog>
      {!gone && <FieldConflict what={nameOf(user)} editing={editing} labels={labels} inWords={inWords} />}
    </>
  );
}

/** Returns a function that replaces the ids in the form with names. */
function useWords() {
  const choices = [...roles, ...usePersonaChoices()];
  return (field: keyof UserFields, value: FieldValue) =>
    field === 'role' || field === 'assignedPersona'
      ? (choices.find((choice) => choice.value === value)?.label ?? value)
      : value;
}

function AddUserDialog({ onClose }: { onClose: () => void }) {
  return (
    <AddDialog
      title="Add User"
      keepAs="user-new"
      empty={emptyUser}
      secret={['password']}
      faultsOf={faultOfNew}
      refusedBy={refusedBy}
      mutation={useAddUser()}
      onClose={onClose}
    >
      <UserForm of="new" />
    </AddDialog>
  );
}

const roleHints: Record<UserFields['role'], string> = {
  author: 'Writes as the assigned persona, and sees only its articles.',
  admin: 'Writes as any persona, and manages the desk.',
};

const passwordHints = {
  new: 'At least 6 characters. Must be changed at the first sign-in.',
  other: 'Leave blank to keep the current one. A new one must be changed at the next sign-in.',
  self: 'Use Change Password for your own password.',
};

interface UserFormProps {
  /** The person that the form is about: a new user, another user, or the one who fills it in. */
  of: keyof typeof passwordHints;
}

/** The fields of a user. The username can't be changed once the user exists. */
function UserForm({ of }: UserFormProps) {
  const isNew = of === 'new';
  return (
    <>
      <TextField
        name="username"
        label="Username"
        hint={isNew ? 'Can’t be changed later.' : undefined}
        readOnly={!isNew}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="grid gap-5 md:grid-cols-2 md:gap-4">
        <TextField name="firstName" label="First Name" autoComplete="off" />
        <TextField name="lastName" label="Last Name" autoComplete="off" />
      </div>
      <TextField name="email" label="Email" type="email" autoComplete="off" />
      <PasswordField
        name="password"
        label="Password"
        optional={!isNew}
        hint={passwordHints[of]}
        autoComplete="new-password"
        disabled={of === 'self'}
      />
      <RoleAndPersona />
    </>
  );
}

function RoleAndPersona() {
  const { role, assignedPersona } = useWatch<UserFields>() as UserFields;
  const mute = role === 'author' && assignedPersona === 'none';
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-4">
      <ChoiceField name="role" label="Role" hint={roleHints[role]} options={roles} />
      <ChoiceField
        name="assignedPersona"
        label="Assigned Persona"
        hint={mute ? 'Without one, an author cannot generate articles.' : undefined}
        options={usePersonaChoices()}
      />
    </div>
  );
}

/** Gives the personas that can be assigned to a user, and the choice of none. */
function usePersonaChoices() {
  const { data: personas = [] } = useQuery(personasQuery);
  return [{ value: 'none', label: 'None' }, ...personas.map(({ id, name }) => ({ value: id, label: name }))];
}
