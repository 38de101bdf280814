import { catalogs } from '../catalogs.js';
import { CategoryList } from '../editorial/contract.js';
import type { Clock } from '../platform/kernel/clock.js';
import { systemActor } from '../platform/event-sourcing/actor.js';
import { derivedId, internalContext } from '../platform/event-sourcing/command-context.js';
import { StartWork } from '../platform/program/start-work.js';
import { startRecord, type StartedRecord } from '../platform/testing/started-record.js';
import * as readModels from '../read-models.js';
import { ChangePersonaHandler } from './commands/change-persona.handler.js';
import { CreatePersonaHandler } from './commands/create-persona.handler.js';
import { FirstPersonas } from './commands/first-personas.js';
import { KnownCategories } from './commands/known-categories.js';
import { PersonaNames } from './commands/persona-names.js';
import { ChangePersona, CreatePersona, DeletePersona, type Persona } from './domain/persona.commands.js';
import { personaDecider } from './domain/persona.decider.js';
import type { PersonaFields } from './domain/persona.events.js';
import { firstPersonas } from './first-content/first-personas.js';
import { personaList, PersonaLibrary } from './read-models/persona-list.js';
import { personaValues } from './read-models/persona-values.js';

const named = (name: string): PersonaFields => ({
  name,
  aboutMe: 'I look at objects.',
  writingStyle: 'Plain.',
  context: '',
  tonePillars: ['Exact'],
  writingAngle: '',
  expertise: '',
  categories: [],
});

let time = Date.parse('2026-11-20T09:00:00Z');
const clock: Clock = { now: () => new Date(time) };

let record: StartedRecord;
let library: PersonaLibrary;
let names: PersonaNames;
let categories: KnownCategories;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels }, clock);
  library = new PersonaLibrary(record.dataSource);
  names = new PersonaNames(record.aggregates, library, clock);
  categories = new KnownCategories(new CategoryList(record.dataSource), record.dataSource);
});
afterAll(() => record.stop());

let made = 0;
const newId = (): string => derivedId('0b6f6f3e-7d0b-5a57-9c53-0d5a4b1f7c11', String((made += 1)));

function create(name: string, id = newId()): Promise<Persona> {
  const context = internalContext(systemActor, { commandId: id });
  return new CreatePersonaHandler(record.aggregates, names, categories).execute(
    new CreatePersona(context, id, named(name)),
  );
}

const change = (id: string, patch: ChangePersona['patch'], ifMatch?: bigint): Promise<Persona> =>
  new ChangePersonaHandler(record.aggregates, names, categories).execute(
    new ChangePersona(internalContext(systemActor), id, patch, ifMatch),
  );

const claim = (name: string, owner: string) => names.claim(name, owner, internalContext(systemActor));
const duplicate: unknown = expect.objectContaining({ code: 'duplicate-name', kind: 'conflict' });

describe('a new persona', () => {
  it('can be read as soon as it is made', async () => {
    const persona = await create('The Assayer');
    expect(await library.find(persona.id)).toEqual({
      ...named('The Assayer'),
      id: persona.id,
      revision: 0,
    });
  });

  it('is made once when the same request is repeated', async () => {
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

describe('the first personas', () => {
  const expected: readonly string[] = firstPersonas.map(({ name }) => name);
  const firstOnes = async (): Promise<Persona[]> =>
    (await library.all())
      .filter(({ name }) => expected.includes(name))
      .sort((one, other) => expected.indexOf(one.name) - expected.indexOf(other.name));

  /** Breaks off, as a kill would, at the second name: before it is claimed, or after. */
  class CutOff extends PersonaNames {
    private left = 1;

    constructor(private readonly when: 'before' | 'after') {
      super(record.aggregates, library, clock);
    }

    override async claim(...of: Parameters<PersonaNames['claim']>): Promise<boolean> {
      this.left -= 1;
      if (this.left < 0 && this.when === 'before') throw new Error('cut off');
      const claimed = await super.claim(...of);
      if (this.left < 0) throw new Error('cut off');
      return claimed;
    }
  }

  it('are written once, however often the start is cut off, but for a name that somebody took meanwhile', async () => {
    for (const when of ['before', 'after', 'after'] as const) {
      const start = new FirstPersonas(
        record.aggregates,
        new CutOff(when),
        new StartWork(),
      ).onApplicationBootstrap();
      await expect(start).rejects.toThrow('cut off');
    }
    const { id } = await create(expected[4]?.toUpperCase() ?? '');
    await new FirstPersonas(record.aggregates, names, new StartWork()).onApplicationBootstrap();
    const others = expected.filter((_, place) => place !== 4);
    expect((await firstOnes()).map(({ name }) => name)).toEqual(others);
    await change(id, { name: expected[4] });
    expect((await firstOnes()).map(({ name }) => name)).toEqual(expected);
  });

  it('do not come back when they were deleted or renamed', async () => {
    const [deleted, renamed] = await firstOnes();
    const context = internalContext(systemActor);
    const command = new DeletePersona(context, deleted?.id ?? '', undefined);
    await record.aggregates.handle(personaDecider, command.id, command, context);
    await change(renamed?.id ?? '', { name: 'The Renamed' });
    await new FirstPersonas(record.aggregates, names, new StartWork()).onApplicationBootstrap();
    expect((await firstOnes()).map(({ name }) => name)).toEqual(expected.slice(2));
  });
});

describe('names', () => {
  it('with several blanks in a row, from before they counted as one, stay, and no new one is like them', async () => {
    const { id } = await create('The  Older');
    await expect(create('The Older')).rejects.toEqual(duplicate);
    await change(id, { name: 'The  Older', aboutMe: 'Still here.' });
    expect(await library.find(id)).toMatchObject({ name: 'The  Older', aboutMe: 'Still here.' });
    await change(id, { name: 'The  Oldest' });
    expect(await library.find(id)).toMatchObject({ name: 'The Oldest' });
    await create('The Older');
  });

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

describe('a renamed persona', () => {
  it('leaves its old name to others and keeps the new one', async () => {
    const persona = await create('The Curator');
    await change(persona.id, { name: 'The Keeper' });
    await expect(create('The Keeper')).rejects.toEqual(duplicate);
    expect((await create('The Curator')).name).toBe('The Curator');
  });

  it('may write its own name in another case', async () => {
    const persona = await create('The Binder');
    expect((await change(persona.id, { name: 'THE BINDER' })).name).toBe('THE BINDER');
    await expect(create('the binder')).rejects.toEqual(duplicate);
  });

  it('may have its first name back', async () => {
    const persona = await create('The Gilder');
    await change(persona.id, { name: 'The Framer' });
    await change(persona.id, { name: 'The Gilder' });
    await expect(create('The Gilder')).rejects.toEqual(duplicate);
    expect((await create('The Framer')).name).toBe('The Framer');
  });

  it('takes no name when the rename is refused as stale', async () => {
    const persona = await create('The Restorer');
    await change(persona.id, { aboutMe: 'I mend.' });
    await expect(change(persona.id, { name: 'The Mender' }, 0n)).rejects.toMatchObject({ kind: 'stale' });
    expect((await create('The Mender')).name).toBe('The Mender');
  });

  it('never shares its name, whoever asks at once', async () => {
    const personas = await Promise.all(Array.from({ length: 6 }, (_, index) => create(`Candidate ${index}`)));
    await Promise.allSettled(personas.map(({ id }) => change(id, { name: 'The Elected' })));
    expect((await library.all()).filter(({ name }) => name === 'The Elected')).toHaveLength(1);
  });
});

it.each([personaList, personaValues])('$name is the same when it is rebuilt', async (readModel) => {
  const before = await record.rowsOf(readModel);
  expect(before.flat().length).toBeGreaterThan(10);
  await record.rebuild(readModel);
  expect(await record.rowsOf(readModel)).toEqual(before);
});
