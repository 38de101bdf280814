import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import type { Faults } from '@/components/editing/use-faults';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput, TextInput } from '@/components/ui/controls/text-input';
import { Select } from '@/components/ui/controls/select';
import { personasQuery } from '@/features/personas/contract';
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
  values: UserFields;
  faults: Faults<keyof UserFields>;
  /** Whose form it is: somebody new, another user, or the one who fills it in. */
  of: keyof typeof passwordHints;
  onChange: (part: Partial<UserFields>) => void;
}

/** The fields of a user. The user name is locked once there is a user. */
export function UserForm({ values, faults, of, onChange }: UserFormProps) {
  const isNew = of === 'new';
  const text = (field: keyof UserFields) => ({
    value: values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <Field label="Username" error={faults.username} hint={isNew ? 'Can’t be changed later.' : undefined}>
        <TextInput
          {...text('username')}
          readOnly={!isNew}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <div className="grid gap-5 md:grid-cols-2 md:gap-4">
        <Field label="First Name" error={faults.firstName}>
          <TextInput {...text('firstName')} autoComplete="off" />
        </Field>
        <Field label="Last Name" error={faults.lastName}>
          <TextInput {...text('lastName')} autoComplete="off" />
        </Field>
      </div>
      <Field label="Email" error={faults.email}>
        <TextInput {...text('email')} type="email" autoComplete="off" />
      </Field>
      <Field label="Password" optional={!isNew} error={faults.password} hint={passwordHints[of]}>
        <PasswordInput {...text('password')} autoComplete="new-password" disabled={of === 'self'} />
      </Field>
      <RoleAndPersona values={values} faults={faults} onChange={onChange} />
    </>
  );
}

function RoleAndPersona({ values, faults, onChange }: Omit<UserFormProps, 'of'>) {
  const { data: personas = [] } = useQuery(personasQuery);
  const choices = personas.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-4">
      <Field label="Role" error={faults.role} hint={roleHints[values.role]}>
        <Select
          options={roles}
          value={values.role}
          onChange={(role) => onChange({ role: role as UserFields['role'] })}
        />
      </Field>
      <Field
        label="Assigned Persona"
        error={faults.assignedPersona}
        hint={
          values.role === 'author' && values.assignedPersona === 'none'
            ? 'Without one, an author cannot generate articles.'
            : undefined
        }
      >
        <Select
          options={[{ value: 'none', label: 'None' }, ...choices]}
          value={values.assignedPersona}
          onChange={(assignedPersona) => onChange({ assignedPersona })}
        />
      </Field>
    </div>
  );
}
