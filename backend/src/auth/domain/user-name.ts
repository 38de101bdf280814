/** What decides whether two user names are the same: neither case nor the way an accent is typed. */
export function userNameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
