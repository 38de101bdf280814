import { derivedId } from '../../platform/event-sourcing/command-context.js';

/** Ids of what a run makes derive from it: whoever carries the run on finds what was made before. */
const runs = '0d7f4c3a-52c9-5e1b-8b7e-64c1f1a9d2e3';

/** The run as a UUID: its correlation id, and what the ids of its articles and ideas derive from. */
export function runUuid(runId: string): string {
  return derivedId(runs, runId);
}
