import { z } from 'zod';
import { bareLine } from '../../platform/ai/bare-text.js';
import { materialNotice } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { personaText } from './persona-text.js';
import type { PersonaFields } from '../domain/persona.events.js';

/** The answer: one paragraph, on one line. */
const voiceAnswer = z.object({
  paragraph: z
    .string()
    .overwrite(bareLine)
    .min(1)
    .max(2_000)
    .describe('One paragraph of plain text, without a heading and without markdown.'),
});

export type ModelVoice = z.infer<typeof voiceAnswer>;
export type VoiceInputs = Omit<PersonaFields, 'categories'>;

const system = [
  'You write for a house that publishes on collectibles, luxury assets and collector insurance. Invent no people, firms, sales, figures or quotations.',
  materialNotice,
].join('\n\n');

const userText = (inputs: VoiceInputs): string =>
  [
    'Write one paragraph of 60 to 100 words in the voice of this persona, as the persona, without introducing it: the opening of an article on looking at an object for the first time.',
    ...personaText(inputs),
  ].join('\n\n');

/**
 * Asks for a paragraph in which an administrator hears a persona's voice. Raise the version with any change of its
 * wording.
 */
export const voicePrompt = new PromptKind<VoiceInputs, ModelVoice>('voice', '1', voiceAnswer, (inputs) => ({
  system,
  user: userText(inputs),
}));
