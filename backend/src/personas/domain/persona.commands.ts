import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { PersonaFields } from './persona.events.js';

/** A persona with its id and revision, for other modules. */
export interface Persona extends PersonaFields {
  readonly id: string;
  readonly revision: number;
}

export class CreatePersona extends Command<Persona> {
  readonly type = 'create';

  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly fields: PersonaFields,
  ) {
    super();
  }
}

export class ChangePersona extends Command<Persona> {
  readonly type = 'change';

  /**
   * @param patch fields that are absent stay as they are
   * @param ifMatch the revision that the change is based on
   */
  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly patch: { readonly [Field in keyof PersonaFields]?: PersonaFields[Field] | undefined },
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

export class DeletePersona extends Command<Persona> {
  readonly type = 'delete';

  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

/** Brings a deleted persona back. */
export class RestorePersona extends Command<Persona> {
  readonly type = 'restore';

  /** @param ifMatch the revision of the deletion */
  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly fields: PersonaFields,
    readonly ifMatch: bigint,
  ) {
    super();
  }
}

/** Takes categories off a persona because they were removed. */
export interface LeaveCategories {
  readonly type: 'leave-categories';
  readonly categories: readonly string[];
}
