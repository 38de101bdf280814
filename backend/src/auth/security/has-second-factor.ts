/** Whether a user `u` of the table has more to sign in by than a password, as an SQL expression. */
export const hasSecondFactor =
  '(u.totp_id is not null or exists (select from user_passkey where user_id = u.id))';
