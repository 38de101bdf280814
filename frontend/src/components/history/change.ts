import type { components } from '@/api/schema.gen';

/** Something that happened to a list or document of the configuration. */
export type Change = components['schemas']['ChangeEvent'];

/** A key that no other change of a history has. */
export const keyOf = ({ subject, revision }: Change): string => `${subject.id}:${revision}`;
