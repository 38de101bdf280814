/** A trait of the house's tone: its name, and what it means. */
export interface Trait {
  name: string;
  text: string;
}

/** Both as one text, for forms hold texts and lists of texts; JSON, since a name may hold any sign. */
export function traitOf({ name, text }: Trait): string {
  return JSON.stringify([name, text]);
}

export function traitIn(entry: string): Trait {
  const [name, text] = JSON.parse(entry) as [string, string];
  return { name, text };
}
