export interface PasswordFields {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** A fault in the form: what the toast says, and the field that it belongs to. */
export interface PasswordFault {
  field: keyof PasswordFields;
  title: string;
  description: string;
}

const SHORTEST = 6;

/** The first fault of a filled-in form, in the order in which people are told; undefined when it can be sent. */
export function faultOf(fields: PasswordFields): PasswordFault | undefined {
  const order = ['currentPassword', 'newPassword', 'confirmation'] as const;
  const empty = order.find((field) => fields[field] === '');
  if (empty) {
    return { field: empty, title: 'Missing Information', description: 'Please fill in all password fields.' };
  }
  if (fields.newPassword !== fields.confirmation) {
    return {
      field: 'confirmation',
      title: 'Password Mismatch',
      description: 'New password and confirmation password do not match.',
    };
  }
  if (fields.newPassword.length < SHORTEST) {
    return {
      field: 'newPassword',
      title: 'Password Too Short',
      description: 'New password must be at least 6 characters long.',
    };
  }
  return undefined;
}
