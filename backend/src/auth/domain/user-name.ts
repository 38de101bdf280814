/** By what a user is looked up: neither case nor the way an accent is typed matters. */
export function userNameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** What decides whether two user names are the same: inner blanks count as one too, which older names may have more of. */
export function foldedUserNameKey(username: string): string {
  return userNameKey(username).replace(/\s+/gu, ' ');
}
