/** A person, with everything that decides which articles they may see. */
export interface Reader {
  readonly id: string;
  readonly role: 'admin' | 'author';
  /** The persona that an author writes as. */
  readonly assignedPersona: string | null;
}

/** A reader who may see everything. */
export const houseReader: Reader = { id: '', role: 'admin', assignedPersona: null };

export interface Owned {
  readonly authorId: string | null;
  readonly personaId: string;
}

/**
 * Whether a person may see an article: administrators see all, authors those of their persona and those that they asked
 * for.
 */
export function maySee({ role, id, assignedPersona }: Reader, { authorId, personaId }: Owned): boolean {
  return role === 'admin' || personaId === assignedPersona || authorId === id;
}
