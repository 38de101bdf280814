import { z } from 'zod';
import type { RuleCheck } from '../../editorial/contract.js';
import { bareText } from '../../platform/ai/bare-text.js';
import { material, optionalMaterial } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { readValue } from '../../platform/ai/read-value.js';
import { articleAnswer, type ArticleAnswer } from './article-answer.js';
import { stepWording } from './article-brief.js';
import type { ArticleInputs } from './article-inputs.js';
import { articleTokens } from './article-prompt.js';
import { articleSections } from './sections.js';

/** The condition for accepting a revision, in the words of the prompt (decision 36). */
const kept = 'Keep every figure, source marker and quotation that no fault is about.';

interface RevisionInputs {
  readonly article: ArticleInputs;
  readonly draft: ArticleAnswer;
  /** The checks that the draft failed. */
  readonly failures: readonly RuleCheck[];
}

/**
 * The prompt for a completely new text of a draft that broke rules. Raise the version with any change of the wording
 * here.
 */
export const revisionPrompt = new PromptKind<RevisionInputs, ArticleAnswer>(
  'article-revision',
  '2',
  articleAnswer,
  ({ article, draft, failures }) =>
    stepWording(article, [
      'You have written the draft below. It breaks rules of the house.',
      material('Title of the draft', draft.title),
      material('Body of the draft', draft.content),
      material('Rules broken', failures.map(({ rule, detail }) => `${rule}. ${detail}`).join('\n')),
      'Revise the draft so that it keeps every rule. Leave what is good as it is, and give the whole article again.',
      kept,
    ]),
  { mostTokens: ({ article }) => articleTokens(article) },
);

export interface SectionRevisionInputs {
  readonly article: ArticleInputs;
  readonly draft: ArticleAnswer;
  /** The sections to rewrite, by place from 0; the text before the first heading is a section too. */
  readonly sections: readonly {
    readonly place: number;
    readonly faults: readonly string[];
  }[];
  /** The faults of the whole text, which can be corrected in any of the sections. */
  readonly faults: readonly string[];
}

/** A line that marks a section in the prompt, and that a model may copy. */
const mark = /^[ \t]*<!-- section \d+ -->[ \t]*\n?/gim;

/** Returns the content with a line before each section that tells its number. */
const withMarks = (content: string): string =>
  articleSections(content)
    .map(({ text }, place) => `<!-- section ${place} -->\n${text}`)
    .join('');

const rewritten = z.object({
  section: z.number().describe('Its number.'),
  content: z
    .string()
    .overwrite((text) => bareText(text.replace(mark, '')))
    .describe('The whole section in markdown, with its heading.'),
});

/** Weak models write the number as a text, `1` or `Section 1`. */
const numbered = rewritten.extend({
  section: z.preprocess(
    (given) => (typeof given === 'string' ? Number(/^\D*(\d{1,3})\D*$/.exec(given)?.[1]) : given),
    rewritten.shape.section,
  ),
});

/** One that can't be read falls alone. */
const readSections = (given: readonly unknown[]): z.infer<typeof rewritten>[] =>
  given.flatMap((one) => {
    const read = readValue(one, numbered);
    return read.ok ? [read.value] : [];
  });

export interface RevisionAnswer {
  readonly sections: readonly z.infer<typeof rewritten>[];
  /** The new title, if the title was to be corrected. */
  readonly title: string | null;
  /** A whole article, if the model answered with one in place of sections. */
  readonly article: ArticleAnswer | null;
}

const title = articleAnswer.shape.title.nullish().catch(null);

const revisionAnswer: z.ZodType<RevisionAnswer> = z.union([
  z
    .object({ sections: z.array(z.unknown()).min(1).max(200).transform(readSections), title })
    .transform(({ sections, title: itsTitle }) => ({ sections, title: itsTitle ?? null, article: null })),
  articleAnswer.transform((article) => ({ sections: [], title: null, article })),
  z.record(z.string(), z.unknown()).transform(() => ({ sections: [], title: null, article: null })),
]);

const revisionShape = z.object({
  title: z.string().describe('A new title if something is wrong with it; else an empty text.'),
  sections: z.array(rewritten),
});

const list = (faults: readonly string[]): string => faults.map((fault) => `- ${fault}`).join('\n');

/** The prompt for rewriting some sections of a draft. Raise the version with any change of the wording here. */
export const sectionRevisionPrompt = new PromptKind<SectionRevisionInputs, RevisionAnswer>(
  'section-revision',
  '3',
  revisionAnswer,
  ({ article, draft, sections, faults }) =>
    stepWording(article, [
      'You have written the draft below. The checks of the house found faults in it. A line such as <!-- section 2 --> is not part of the draft: it says that section 2 begins there.',
      material('Title of the draft', draft.title),
      material('Body of the draft', withMarks(draft.content)),
      ...optionalMaterial('Wrong with the whole', list(faults)),
      ...sections.flatMap(({ place, faults: its }) =>
        optionalMaterial(`Wrong with section ${place}`, list(its)),
      ),
      `Write anew those of the sections ${sections.map(({ place }) => place).join(', ')} that need it to mend these faults, and change nothing else in them. Leave out all sections that stay as they are.`,
      kept,
    ]),
  { shape: revisionShape, mended: false, mostTokens: ({ article }) => articleTokens(article) },
);
