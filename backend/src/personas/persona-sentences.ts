import { changedFields, type Descriptions, firstValues, itsTitle, subjectsOf } from '../audit/contract.js';
import type { PersonaEvent } from './domain/persona.events.js';
import type { UniqueNameEvent } from './domain/unique-name.events.js';

/** What an event can change of a persona. */
export const personaLabels = {
  name: 'the name',
  aboutMe: 'the “About me” text',
  writingStyle: 'the writing style',
  context: 'the context',
  tonePillars: 'the tone pillars',
  writingAngle: 'the writing angle',
  expertise: 'the expertise',
  categories: 'the categories',
};

const subject = subjectsOf('persona');

/** Audit sentences of personas. */
export const personaSentences: Descriptions<PersonaEvent> = {
  PersonaCreated: ({ streamId, data }) => ({
    subject: subject(streamId, data.name),
    summary: `created the persona “${itsTitle}”`,
    changes: firstValues(data),
  }),
  PersonaChanged: ({ streamId, data }) => ({
    subject: subject(streamId, data.name?.to),
    ...changedFields('the persona', data, personaLabels),
  }),
  PersonaDeleted: ({ streamId }) => ({
    subject: subject(streamId),
    summary: `deleted the persona “${itsTitle}”`,
  }),
};

/** Audit sentences of persona names, which are reserved and released separately from the personas. */
export const uniqueNameSentences: Descriptions<UniqueNameEvent> = {
  NameClaimed: ({ streamId, data }) => ({
    subject: { kind: 'name', id: streamId, title: data.name },
    summary: `reserved the persona name “${itsTitle}”`,
  }),
  NameReleased: ({ streamId }) => ({
    subject: { kind: 'name', id: streamId },
    summary: `released the persona name “${itsTitle}”`,
  }),
};
