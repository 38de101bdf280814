import type { components } from '@/api/schema.gen';
import { refusedFields, type Faults } from '@/components/editing/use-faults';
import type { Version } from '@/components/editing/versions';
import { tooLong } from '@/components/editing/too-long';

export type Persona = components['schemas']['PersonaAnswer'];

/** The fields in the form of a persona. */
export type PersonaFields = Omit<Persona, 'id' | 'revision'>;

export const emptyPersona: PersonaFields = {
  name: '',
  aboutMe: '',
  writingStyle: '',
  context: '',
  tone_pillars: [],
  writingAngle: '',
  expertise: '',
  categories: [],
};

/** The labels of the fields, in their order. */
export const labels: Record<keyof PersonaFields, string> = {
  name: 'Name',
  expertise: 'Expertise',
  aboutMe: 'About Me',
  writingStyle: 'Writing Style',
  context: 'Context',
  tone_pillars: 'Tone Pillars',
  writingAngle: 'Writing Angle',
  categories: 'Categories',
};

export function versionOf({ id: _, revision, ...values }: Persona): Version<PersonaFields> {
  return { values, revision };
}

/** Returns the fault of a filled-in form; empty if it can be sent. */
export function faultOf(fields: PersonaFields): Faults<keyof PersonaFields> {
  const empty = (['name', 'aboutMe'] as const).find((field) => fields[field].trim() === '');
  if (empty) return { [empty]: 'Name and About Me are required' };
  const tone_pillars = fields.tone_pillars.map(pillarTooLong).find((fault) => fault !== undefined);
  return tone_pillars === undefined ? {} : { tone_pillars };
}

export function refusedBy(error: Error): Faults {
  return refusedFields(error, { 'duplicate-name': 'name' });
}

export function pillarTooLong(pillar: string): string | undefined {
  return tooLong('A tone pillar', pillar, 100);
}

/** The reason why a deleted persona that is still on screen can be neither saved nor sampled. */
export const deletedMeanwhile = 'Somebody deleted this persona.';
