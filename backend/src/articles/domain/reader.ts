/** A person, with all that decides which articles they may see. */
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

/** Administrators see everything, authors what their persona wrote and what they asked for themselves. */
export function maySee({ role, id, assignedPersona }: Reader, { authorId, personaId }: Owned): boolean {
  return role === 'admin' || personaId === assignedPersona || authorId === id;
}
