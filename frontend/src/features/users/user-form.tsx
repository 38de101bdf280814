import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { personasQuery } from '@/features/personas/contract';
import { ChoiceField, PasswordField, TextField } from '@/components/editing/fields';
import { roles, type UserFields } from './user-fields';

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
  /** Whose form it is: somebody new, another user, or the one who fills it in. */
  of: keyof typeof passwordHints;
}

/** The fields of a user. The user name is locked once there is a user. */
export function UserForm({ of }: UserFormProps) {
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
  const { data: personas = [] } = useQuery(personasQuery);
  const { role, assignedPersona } = useWatch<UserFields>() as UserFields;
  const choices = personas.map(({ id, name }) => ({ value: id, label: name }));
  const mute = role === 'author' && assignedPersona === 'none';
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-4">
      <ChoiceField name="role" label="Role" hint={roleHints[role]} options={roles} />
      <ChoiceField
        name="assignedPersona"
        label="Assigned Persona"
        hint={mute ? 'Without one, an author cannot generate articles.' : undefined}
        options={[{ value: 'none', label: 'None' }, ...choices]}
      />
    </div>
  );
}
