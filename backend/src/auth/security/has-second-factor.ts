/** Whether a user `u` of the table has more to sign in by than a password, in SQL. */
export const hasSecondFactor = 'u.totp_id is not null';
