/** The reader, as far as it decides which articles they can see. */
export interface Reader {
  readonly id: string;
  readonly role: 'admin' | 'author';
  /** The persona that an author writes as. */
  readonly assignedPersona: string | null;
}

/** May see all that there is. */
export const houseReader: Reader = { id: '', role: 'admin', assignedPersona: null };

export interface Owned {
  readonly authorId: string | null;
  readonly personaId: string;
}

/** Administrators see everything, authors what their persona wrote and what they asked for themselves. */
export function maySee({ role, id, assignedPersona }: Reader, { authorId, personaId }: Owned): boolean {
  return role === 'admin' || personaId === assignedPersona || authorId === id;
}
