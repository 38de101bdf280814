/** Whether the `If-None-Match` of a caller names what it would get; as RFC 9110 has it, weak tags count too. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return ifNoneMatch.trim() === '*' || tags.includes(etag);
}
