import type { components } from '@/api/schema.gen';

/** Something that happened to a list or document of the configuration. */
export type Change = components['schemas']['ChangeEvent'];

/** Tells a change from the others of its history. */
export const keyOf = ({ subject, revision }: Change): string => `${subject.id}:${revision}`;
