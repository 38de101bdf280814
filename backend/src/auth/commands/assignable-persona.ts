import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { PersonaLibrary } from '../../personas/contract.js';

/** Reads what a form says about the assigned persona. */
@Injectable()
export class AssignablePersona {
  constructor(private readonly personas: PersonaLibrary) {}

  /**
   * Returns null for “none”, and undefined if the form says nothing.
   * @param held the user’s present persona, which is accepted even if it has been deleted since
   * @throws DomainError `invalid` for a persona that does not exist
   */
  async read<Said extends string | null | undefined>(said: Said, held?: string | null): Promise<Said | null> {
    if (said === undefined || said === null) return said;
    if (said === 'none') return null;
    if (said === held || (await this.personas.find(said))) return said;
    const message = 'Persona not found.';
    throw new DomainError('invalid', 'unknown-persona', message, {
      errors: [{ field: 'assignedPersona', message }],
    });
  }
}
