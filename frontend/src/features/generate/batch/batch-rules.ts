import type { BatchRequest } from '../api/generate-batch';
import { promptFault, promptOf, type Fault } from '../faults';

export type BatchFields = {
  /** As it stands in the field; empty while something is typed that is no number yet. */
  count: string;
  /** Chosen by administrators; an author's is fixed. */
  personas: string[];
  categories: string[];
  customPrompt: string;
};

export const FEWEST = 1;
export const MOST = 20;

/** How many articles are asked for: what is no number counts as 1, any other number as it stands. */
export function articleCount(count: string): number {
  return count === '' ? FEWEST : Number(count);
}

const title = 'Missing Information';

/** The first thing that is wrong with what was filled in. */
export function batchFault(fields: BatchFields): Fault<keyof BatchFields> | undefined {
  const wanted = articleCount(fields.count);
  if (!Number.isInteger(wanted) || wanted < FEWEST || wanted > MOST) {
    const description = `Please select between ${FEWEST} and ${MOST} articles`;
    return { field: 'count', title: 'Invalid Article Count', description };
  }
  if (fields.personas.length === 0) {
    const description = 'Please select at least one persona for batch generation';
    return { field: 'personas', title, description };
  }
  if (fields.categories.length === 0) {
    const description = 'Please select at least one category for batch generation';
    return { field: 'categories', title, description };
  }
  return promptFault(fields.customPrompt);
}

export function batchRequest({ count, personas, categories, customPrompt }: BatchFields): BatchRequest {
  return { articleCount: articleCount(count), personas, categories, ...promptOf(customPrompt) };
}
