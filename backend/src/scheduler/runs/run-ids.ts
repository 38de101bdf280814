import { derivedId } from '../../platform/event-sourcing/command-context.js';

/** Ids of what a run makes derive from it: whoever carries the run on finds what was made before. */
const runs = '0d7f4c3a-52c9-5e1b-8b7e-64c1f1a9d2e3';

/** The run as a UUID: its correlation id, and what the ids of its articles and ideas derive from. */
export function runUuid(runId: string): string {
  return derivedId(runs, runId);
}

const orderedByHand = 'articles-manual-';

/** Id of a run that a person orders; those of the schedule are named by their slots. */
export function manualRunId(uuid: string): string {
  return orderedByHand + uuid;
}

export function isOrderedByHand(runId: string): boolean {
  return runId.startsWith(orderedByHand);
}
