import { z } from 'zod';
import { bareText, bareTitle } from '../../platform/ai/bare-text.js';
import { withLineFeeds } from '../../platform/kernel/line-ends.js';

/** The number of titles that are proposed at a time. */
export const titlesOfAProposal = 3;

export const longestPassage = 20_000;

const note = z
  .string()
  .max(500)
  .describe('One sentence if something could not be done as asked, otherwise an empty text.');

/** The shape of the answer that a model is asked for. */
export const passageShape = z.object({
  text: z.string().describe('The passage anew, in markdown, whole, and nothing else.'),
  note,
});

export const titlesShape = z.object({
  titles: z
    .array(z.string().describe('One line, no markdown, no quotation marks around it.'))
    .length(titlesOfAProposal),
});

const read = <T>(names: readonly string[], schema: z.ZodType<T>) =>
  z.preprocess((answer) => firstOf(answer, names), schema);

/**
 * Returns the answer under the first known name, with its note. Models use other names than they were asked for, or
 * none.
 */
function firstOf(answer: unknown, names: readonly string[]): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return { value: answer };
  const members = answer as Record<string, unknown>;
  const name = names.find((known) => members[known] !== undefined);
  return { value: name === undefined ? undefined : members[name], note: members['note'] };
}

/** Reads a passage from a model's answer. */
export const passageAnswer = read(
  ['text', 'passage', 'rewrite', 'rewritten', 'revised', 'after', 'content', 'answer'],
  z.object({
    value: z
      .string()
      .max(3 * longestPassage)
      .regex(/\S/u),
    note: note.nullish().catch(null),
  }),
);

/** A mark before an entry, in case a model makes a list of its titles. */
const entrySign = /^(?:\d{1,2}[.)]|[-*•])\s+/u;

const title = z
  .union([z.string(), z.object({ title: z.string() }).transform((one) => one.title)])
  .transform((text) => bareTitle(text.trim().replace(entrySign, '')))
  .pipe(z.string().min(1).max(300));

/** Reads the usable titles from a model's answer. */
export const titlesAnswer = read(
  ['titles', 'title', 'options', 'answer'],
  z.object({
    value: z.preprocess(
      (value): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]),
      z.array(title.nullable().catch(null)).transform((all) => all.filter((one) => one !== null)),
    ),
  }),
);

export type PassageAnswer = z.infer<typeof passageAnswer>;
export type TitlesAnswer = z.infer<typeof titlesAnswer>;

/**
 * Returns a model's passage without wrapping that nobody asked for, between the blanks of the passage that it replaces.
 */
export function unwrapped(answer: string, passage: string): string {
  const inner = withoutBars(withoutWrapping(answer, passage), passage).trim();
  const blanksBefore = passage.length - passage.trimStart().length;
  const end = Math.max(blanksBefore, passage.trimEnd().length);
  return passage.slice(0, blanksBefore) + inner + passage.slice(end);
}

/** Removes the marks around an answer, unless the passage has them too. */
const withoutWrapping = (answer: string, passage: string): string =>
  bareText(passage) === passage.trim() ? bareText(answer) : withLineFeeds(answer).trim();

/** Removes the bars with which a prompt marks material. */
function withoutBars(text: string, passage: string): string {
  const lines = text.split('\n');
  if (passage.trim().startsWith('|') || !lines.every((line) => /^\|(?: |$)/u.test(line))) return text;
  return lines.map((line) => line.replace(/^\| ?/u, '')).join('\n');
}
