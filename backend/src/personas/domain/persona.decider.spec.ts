import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { given } from '../../platform/event-sourcing/testing/given.js';
import { ChangePersona, CreatePersona, DeletePersona, RestorePersona } from './persona.commands.js';
import { personaDecider } from './persona.decider.js';
import type { PersonaEvent, PersonaFields } from './persona.events.js';

const context = internalContext(systemActor);
const fields: PersonaFields = {
  name: 'The Appraiser',
  aboutMe: 'I look at objects.',
  writingStyle: 'Plain.',
  context: 'Never names clients.',
  tonePillars: ['Exact', 'Calm'],
  writingAngle: 'Compared with what?',
  expertise: 'Valuations',
  categories: ['collectibles', 'market-intel'],
};
const created: PersonaEvent = { type: 'PersonaCreated', data: fields };
const deleted: PersonaEvent = { type: 'PersonaDeleted', data: {} };

const create = new CreatePersona(context, 'p1', fields);
const change = (patch: ChangePersona['patch']) => new ChangePersona(context, 'p1', patch, undefined);
const remove = new DeletePersona(context, 'p1', undefined);
const restore = new RestorePersona(context, 'p1', fields, 1n);
const leave = (...categories: string[]) => ({ type: 'leave-categories' as const, categories });

describe('a persona that does not exist', () => {
  const persona = given(personaDecider);

  it('is created', () => persona.when(create).then(created));
  it('cannot be changed', () => persona.when(change({ aboutMe: 'x' })).thenRefused('persona-not-found'));
  it('cannot be deleted', () => persona.when(remove).thenRefused('persona-not-found'));
  it('has no category to leave', () => persona.when(leave('collectibles')).thenNothing());
});

describe('a persona that exists', () => {
  const persona = given(personaDecider, created);

  it('is not created twice', () => persona.when(create).thenNothing());

  it('does not have to be brought back', () => persona.when(restore).thenNothing());
  it('records only what changes, with what was before', () =>
    persona.when(change({ ...fields, name: 'The Valuer', tonePillars: ['Exact'] })).then({
      type: 'PersonaChanged',
      data: {
        name: { from: 'The Appraiser', to: 'The Valuer' },
        tonePillars: { from: ['Exact', 'Calm'], to: ['Exact'] },
      },
    }));

  it('takes the order of its tone pillars for a change', () =>
    persona.when(change({ tonePillars: ['Calm', 'Exact'] })).then({
      type: 'PersonaChanged',
      data: { tonePillars: { from: ['Exact', 'Calm'], to: ['Calm', 'Exact'] } },
    }));

  it('records nothing when nothing changes', () =>
    persona.when(change({ ...fields, context: undefined })).thenNothing());

  it('is deleted', () => persona.when(remove).then(deleted));

  it('leaves the categories it has, and no other', () => {
    persona.when(leave('watches', 'collectibles')).then({
      type: 'PersonaChanged',
      data: { categories: { from: ['collectibles', 'market-intel'], to: ['market-intel'] } },
    });
    persona.when(leave('watches')).thenNothing();
  });
});

describe('a persona that was changed', () => {
  it('compares with what it became', () =>
    given(personaDecider, created, {
      type: 'PersonaChanged',
      data: { name: { from: 'The Appraiser', to: 'The Valuer' } },
    })
      .when(change({ name: 'The Appraiser', aboutMe: 'I look at objects.' }))
      .then({ type: 'PersonaChanged', data: { name: { from: 'The Valuer', to: 'The Appraiser' } } }));
});

describe('a deleted persona', () => {
  const persona = given(personaDecider, created, deleted);

  it('is brought back', () => persona.when(restore).then(created));
  it('does not come back by a repeat of its creation', () => persona.when(create).thenNothing());
  it('cannot be changed', () => persona.when(change({ aboutMe: 'x' })).thenRefused('persona-not-found'));
  it('cannot be deleted again', () => persona.when(remove).thenRefused('persona-not-found'));
  it('has no category to leave', () => persona.when(leave('collectibles')).thenNothing());
});
