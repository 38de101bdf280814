const names = new Map<string, string>();

/**
 * The name of a statement. A named statement is parsed once for each connection. A name has at most 63 bytes, so texts
 * are numbered.
 */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `statement-${names.size}`;
  names.set(text, name);
  return name;
}
