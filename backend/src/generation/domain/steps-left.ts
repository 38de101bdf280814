import { stepOf, type Generation, type GenerationState, type GenerationStep } from './generation.decider.js';

const text = { title: '', content: '' };
const found = { block: 0, warn: 0, info: 0, notChecked: 0 };

const nothingFound = { subject: null, questions: [], sources: [], passages: [], leftOut: [] };

/** The change that each step makes to a generation if it goes well and leaves nothing to correct. */
const wentWell: Readonly<Record<GenerationStep, Partial<Generation>>> = {
  research: { researched: { ...nothingFound, call: null, detail: null } },
  outline: { outline: null },
  draft: { text },
  check: { checked: { found, rulesRevision: 0, brokenRules: [], durationMs: 0 } },
  review: { claims: [] },
  revise: { exhausted: true },
  finish: { finished: { ...text, summary: null, call: null, detail: null } },
  offer: { status: 'done' },
};

/** Counts the steps that a generation still has, including the one under way, if all of them go well. */
export function stepsLeft(state: GenerationState): number {
  const step = stepOf(state);
  return step === undefined ? 0 : 1 + stepsLeft(state && { ...state, ...wentWell[step] });
}
