/** Tells who a persona is assigned to: an active author's must not be deleted. Implemented by the module of users. */
export abstract class PersonaUses {
  /** @returns the user names, in the order in which the users were added */
  abstract of(personaId: string): Promise<string[]>;
}
