/**
 * Tells which users a persona is assigned to; an active author's persona must not be deleted. The module of users
 * implements it.
 */
export abstract class PersonaUses {
  /** @returns the user names, in the order in which the users were added */
  abstract of(personaId: string): Promise<string[]>;
}
