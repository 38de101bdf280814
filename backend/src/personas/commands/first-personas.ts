import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, internalContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { StartWork } from '../../platform/program/start-work.js';
import { CreatePersona } from '../domain/persona.commands.js';
import { personaDecider } from '../domain/persona.decider.js';
import { firstPersonas } from '../first-content/first-personas.js';
import { PersonaNames } from './persona-names.js';

/**
 * The ids of the first personas derive from this one, so that every start knows them and finds what an earlier one
 * wrote.
 */
const firstPersonasId = '5b0e6a52-3a8c-5d0b-8f3e-6b5f0d6c2a11';

/**
 * Writes the personas of a new house, each only once ever, however often the first start is interrupted. People may
 * have created personas in between, and keep the names that they took.
 */
@Injectable()
export class FirstPersonas implements OnApplicationBootstrap {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly names: PersonaNames,
    private readonly start: StartWork,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.start.run(() => this.write());
  }

  private async write(): Promise<void> {
    for (const persona of firstPersonas) {
      const id = derivedId(firstPersonasId, persona.name);
      const { revision } = await this.aggregates.load(personaDecider, id);
      if (revision !== undefined) continue;
      const context = internalContext(systemActor, { commandId: id });
      if (!(await this.isOurs(persona.name, id, context))) continue;
      // The categories of these personas are written during the same start, so nobody checks whether they exist.
      const command = new CreatePersona(context, id, persona);
      await this.aggregates.handle(personaDecider, id, command, context);
    }
  }

  private async isOurs(...claim: Parameters<PersonaNames['claim']>): Promise<boolean> {
    try {
      await this.names.claim(...claim);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'duplicate-name') return false;
      throw error;
    }
  }
}
