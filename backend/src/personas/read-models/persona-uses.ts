/** Who a persona is assigned to: it is not to be deleted while it is an active author's. Answered by the module of users. */
export abstract class PersonaUses {
  /** @returns their user names, in the order in which they were added */
  abstract of(personaId: string): Promise<string[]>;
}
