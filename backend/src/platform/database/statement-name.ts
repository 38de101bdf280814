const names = new Map<string, string>();

/** Named statements are parsed once a connection; a name may be 63 bytes at most, so texts are numbered. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `statement-${names.size}`;
  names.set(text, name);
  return name;
}
