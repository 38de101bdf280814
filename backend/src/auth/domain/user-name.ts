/** The key by which a user is looked up; neither case nor the way an accent is typed matters. */
export function userNameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/**
 * The key that decides whether two user names are the same. It also folds inner blanks into one, because older names
 * may have several in a row.
 */
export function foldedUserNameKey(username: string): string {
  return userNameKey(username).replace(/\s+/gu, ' ');
}
