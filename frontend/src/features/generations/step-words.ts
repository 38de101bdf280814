import type { GenerationStep } from './api/get-generation';

type StepName = GenerationStep['step'];

/** What a step is called once it's over. */
export const stepNames: Readonly<Record<StepName, string>> = {
  plan: 'Plan',
  outline: 'Outline',
  draft: 'Draft',
  check: 'Check',
  revise: 'Revision',
  critique: 'Critique',
  finish: 'Lead, title and summary',
  offer: 'Offered as a draft',
};

/** What goes on while it's under way. */
export const stepsUnderWay: Readonly<Record<StepName, string>> = {
  plan: 'Planning…',
  outline: 'Making the outline…',
  draft: 'Writing the draft…',
  check: 'Checking against the editorial rules…',
  revise: 'Revising the sections with findings…',
  critique: 'Reading it critically…',
  finish: 'Writing lead, title and summary…',
  offer: 'Saving…',
};

/** Nothing needs to be said of a step that is simply done. */
export const outcomeWords: Readonly<Record<GenerationStep['outcome'], string | null>> = {
  done: null,
  skipped: 'Skipped',
  'not-taken': 'Not taken',
  failed: 'Failed',
  changed: 'Changed',
};

/** "840 ms", "12.4 s", "2 min 5 s" */
export function durationInWords(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Dollars, as exact as small sums need: "$0.0042", "$1.20". */
export function costInWords(dollars: number): string {
  return `$${dollars.toFixed(dollars >= 1 ? 2 : 4)}`;
}
