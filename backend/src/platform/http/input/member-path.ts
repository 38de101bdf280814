/** The path of a member or of an entry, such as `content[3].name`; the whole value has the empty path. */
export function memberPath(parent: string, part: PropertyKey): string {
  if (typeof part === 'number') return `${parent}[${part}]`;
  return parent === '' ? String(part) : `${parent}.${String(part)}`;
}
