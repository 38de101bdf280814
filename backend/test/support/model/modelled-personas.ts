import type { Visitor } from '../visitor.js';
import { ifMatch, step, type Chance, type Command, type Step } from './step.js';

interface Persona {
  readonly id: string;
  name: string;
  revision: number;
  deleted: boolean;
}

interface OnePersona {
  readonly persona: Pick<Persona, 'id' | 'name' | 'revision'>;
}

const names = ['The Clerk', 'The Porter', 'The Usher', 'The Warden'];

/** A model of what personas must be like after each command: no two active ones have the same name. */
export class ModelledPersonas {
  private readonly personas: Persona[] = [];

  constructor(private readonly chance: Chance) {}

  readonly commands: readonly Command[] = [
    (at) => this.create(at),
    (at) => this.rename(at),
    (at) => this.delete(at),
  ];

  private async create(at: Visitor): Promise<Step> {
    const name = this.chance.one(names);
    const told = `create ${name}`;
    const taken = this.owner(name) !== undefined;
    const answer = await at.post<OnePersona>('/api/personas', { name, aboutMe: 'Here.' });
    if (taken) return step(told, answer, { status: 409 });
    if (answer.status === 201)
      this.personas.push({ id: answer.body.persona.id, name, revision: 0, deleted: false });
    return step(told, answer, { status: 201, seen: { name, revision: 0 } }, seen);
  }

  private async rename(at: Visitor): Promise<Step> {
    if (this.personas.length === 0) return this.create(at);
    const persona = this.chance.one(this.personas);
    const name = this.chance.one(names);
    const precondition = this.chance.precondition();
    const headers = ifMatch(precondition, persona.revision);
    const answer = await at.send<OnePersona>('PUT', `/api/personas/${persona.id}`, {
      body: { name },
      headers,
    });
    const told = `rename ${persona.name} to ${name}, if-match ${precondition}`;
    const owner = this.owner(name);
    if (persona.deleted) return step(told, answer, { status: 404 });
    if (owner && owner !== persona) return step(told, answer, { status: 409 });
    if (precondition === 'stale') return step(told, answer, { status: 412 });
    if (persona.name !== name) Object.assign(persona, { name, revision: persona.revision + 1 });
    return step(told, answer, { status: 200, seen: seen({ persona }) }, seen);
  }

  private async delete(at: Visitor): Promise<Step> {
    if (this.personas.length === 0) return this.create(at);
    const persona = this.chance.one(this.personas);
    const precondition = this.chance.precondition();
    const headers = ifMatch(precondition, persona.revision);
    const answer = await at.send('DELETE', `/api/personas/${persona.id}`, { headers });
    const refused = persona.deleted ? 404 : precondition === 'stale' ? 412 : undefined;
    if (!refused) persona.deleted = true;
    return step(`delete ${persona.name}, if-match ${precondition}`, answer, { status: refused ?? 200 });
  }

  private owner(name: string): Persona | undefined {
    return this.personas.find((persona) => persona.name === name && !persona.deleted);
  }
}

function seen({ persona: { name, revision } }: OnePersona): object {
  return { name, revision };
}
