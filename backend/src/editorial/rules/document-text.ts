import { z } from 'zod';
import { storageFault } from '../../platform/text/storable-text.js';

/** A text of the rules document: trimmed, of so many characters at most. */
export const text = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `At most ${maximum} characters.`)
    .refine((value) => storageFault(value) === undefined, 'Contains characters that can’t be stored.');
