import { optionalMaterial } from '../../platform/ai/material.js';
import type { PersonaFields } from '../domain/persona.events.js';

/** The parts of a persona that a prompt contains. */
export type DescribedPersona = Readonly<Omit<PersonaFields, 'categories' | 'tonePillars'>> & {
  readonly tonePillars: readonly string[];
};

/** The labels and texts of a persona, in the order of the prompts. */
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

/** Writes a persona as paragraphs of a prompt. */
export const personaText = (persona: DescribedPersona): string[] =>
  described(persona).flatMap(([label, text]) => optionalMaterial(label, text));

/** Returns all texts that people wrote about a persona. */
export const textsOfPersona = (persona: DescribedPersona): string[] =>
  described(persona).map(([, text]) => text);
