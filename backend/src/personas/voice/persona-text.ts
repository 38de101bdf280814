import { optionalMaterial } from '../../platform/ai/material.js';
import type { PersonaFields } from '../domain/persona.events.js';

/** What a prompt says of a persona. */
export type DescribedPersona = Readonly<Omit<PersonaFields, 'categories' | 'tonePillars'>> & {
  readonly tonePillars: readonly string[];
};

/** Its labels and their texts, in the order in which prompts tell them. */
const described = ({
  name,
  tonePillars,
  ...texts
}: DescribedPersona): readonly (readonly [string, string])[] => [
  ['Persona', name],
  ['About the persona', texts.aboutMe],
  ['Writing style', texts.writingStyle],
  ['Context', texts.context],
  ['Expertise', texts.expertise],
  ['Tone pillars', tonePillars.join('\n')],
  ['Writing angle', texts.writingAngle],
];

/** The persona as paragraphs of a prompt. */
export const personaText = (persona: DescribedPersona): string[] =>
  described(persona).flatMap(([label, text]) => optionalMaterial(label, text));

/** All that people wrote about the persona. */
export const textsOfPersona = (persona: DescribedPersona): string[] =>
  described(persona).map(([, text]) => text);
