import { about, changedFields, type Descriptions, firstValues, itsTitle } from '../audit/contract.js';
import type { PersonaEvent } from './domain/persona.events.js';
import type { UniqueNameEvent } from './domain/unique-name.events.js';

/** The fields of a persona that an event can change, in words. */
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

const persona = about('persona');
const reservedName = about('name');

/** Audit sentences of personas. */
export const personaSentences: Descriptions<PersonaEvent> = {
  PersonaCreated: ({ streamId, data }) => ({
    ...persona(streamId, `created the persona “${itsTitle}”`, data.name),
    changes: firstValues(data),
  }),
  PersonaChanged: ({ streamId, data }) => ({
    subject: { kind: 'persona', id: streamId, title: data.name?.to },
    ...changedFields('the persona', data, personaLabels),
  }),
  PersonaDeleted: ({ streamId }) => persona(streamId, `deleted the persona “${itsTitle}”`),
};

/** Audit sentences of persona names, which are reserved and released separately from the personas. */
export const uniqueNameSentences: Descriptions<UniqueNameEvent> = {
  NameClaimed: ({ streamId, data }) =>
    reservedName(streamId, `reserved the persona name “${itsTitle}”`, data.name),
  NameReleased: ({ streamId }) => reservedName(streamId, `released the persona name “${itsTitle}”`),
};
