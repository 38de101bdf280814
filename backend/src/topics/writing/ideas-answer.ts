import { z } from 'zod';
import { categoryKeys } from '../domain/category-keys.js';
import { researchSources } from '../domain/research-sources.js';
import { eachByItself } from '../../platform/ai/read-value.js';
import { bareLine, bareTitle } from '../../platform/ai/bare-text.js';

const line = (longest: number, description: string, bare = bareLine) =>
  z.string().overwrite(bare).min(1).max(longest).describe(description);

const once = <T>(list: T[]): T[] => [...new Set(list)];

const idea = z.object({
  title: line(200, 'The headline of the idea: no markdown, no quotation marks around it.', bareTitle),
  angle: line(800, 'How to write it: the question it asks, and how it is answered. One to three sentences.'),
  relevance: line(800, 'Why collectors and investors should care now. One or two sentences.'),
  sources: z
    .array(z.int().min(1).max(researchSources.length))
    .overwrite(once)
    .min(2)
    .max(8)
    .describe('Numbers of the research sources to consult, from the list.'),
  categories: z.array(z.enum(categoryKeys)).overwrite(once).min(1).max(4),
});

/** Returns the shape of the answer that a model is asked for when this many ideas are wanted. */
export const ideasShape = (count: number) => z.object({ ideas: z.array(idea).length(count) });

/** Reads a model's answer. */
export const ideasAnswer = z.object({ ideas: eachByItself(idea) });

export type ProposedIdea = z.infer<typeof idea>;
export type IdeasAnswer = z.infer<typeof ideasAnswer>;
