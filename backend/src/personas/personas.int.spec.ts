import { catalogs } from '../catalogs.js';
import type { Clock } from '../platform/clock.js';
import { systemActor } from '../platform/event-sourcing/actor.js';
import { derivedId, internalContext } from '../platform/event-sourcing/command-context.js';
import { startRecord, type StartedRecord } from '../platform/testing/started-record.js';
import * as readModels from '../read-models.js';
import { CreatePersonaHandler } from './commands/create-persona.handler.js';
import { PersonaNames } from './commands/persona-names.js';
import { CreatePersona, type Persona } from './domain/persona.commands.js';
import type { PersonaFields } from './domain/persona.events.js';
import { PersonaLibrary } from './queries/persona-library.js';

const named = (name: string): PersonaFields => ({
  name,
  aboutMe: 'I look at objects.',
  writingStyle: 'Plain.',
  context: '',
  tonePillars: ['Exact'],
  writingAngle: '',
  expertise: '',
  categories: ['collectibles'],
});

let time = Date.parse('2026-11-20T09:00:00Z');
const clock: Clock = { now: () => new Date(time) };

let record: StartedRecord;
let library: PersonaLibrary;
let names: PersonaNames;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels }, clock);
  library = new PersonaLibrary(record.dataSource);
  names = new PersonaNames(record.aggregates, library, clock);
});
afterAll(() => record.stop());

let made = 0;
const newId = (): string => derivedId('0b6f6f3e-7d0b-5a57-9c53-0d5a4b1f7c11', String((made += 1)));

function create(name: string, id = newId()): Promise<Persona> {
  const context = internalContext(systemActor, { commandId: id });
  return new CreatePersonaHandler(record.aggregates, names).execute(
    new CreatePersona(context, id, named(name)),
  );
}

const claim = (name: string, owner: string) => names.claim(name, owner, internalContext(systemActor));
const duplicate: unknown = expect.objectContaining({ code: 'duplicate-name', kind: 'conflict' });

describe('a new persona', () => {
  it('can be read as soon as it is made', async () => {
    const persona = await create('The Appraiser');
    expect(await library.find(persona.id)).toEqual({
      ...named('The Appraiser'),
      id: persona.id,
      revision: 0,
    });
  });

  it('is made once when the same wish is repeated', async () => {
    const id = newId();
    expect(await create('The Registrar', id)).toEqual(await create('The Registrar', id));
    expect((await library.all()).filter(({ name }) => name === 'The Registrar')).toHaveLength(1);
  });

  it('comes after those made before', async () => {
    const [first, second] = [await create('Zoe of the Archive'), await create('Abel of the Archive')];
    const ids = (await library.all()).map(({ id }) => id);
    expect(ids.indexOf(second.id)).toBe(ids.indexOf(first.id) + 1);
  });
});

describe('names', () => {
  it('are unique regardless of case', async () => {
    await create('Ärger, ÉLAN & 時計');
    await expect(create('ärger, élan & 時計')).rejects.toEqual(duplicate);
  });

  it('go to one of many who ask at once', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => create('The Only One')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await library.all()).filter(({ name }) => name === 'The Only One')).toHaveLength(1);
  });

  it('that were claimed and never used are free again after a minute, and not before', async () => {
    await claim('The Vanished', newId());
    await expect(create('The Vanished')).rejects.toEqual(duplicate);
    time += 61_000;
    expect((await create('The Vanished')).name).toBe('The Vanished');
  });

  it('that are in use stay taken however old the claim is', async () => {
    await create('The Old Hand');
    time += 3_600_000;
    await expect(create('The Old Hand')).rejects.toEqual(duplicate);
  });
});
