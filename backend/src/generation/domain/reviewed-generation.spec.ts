import { asRecorded } from '../../platform/event-sourcing/testing/given.js';
import { generationDecider, stepOf, type GenerationState } from './generation.decider.js';
import type { GenerationEvent, GenerationEventData } from './generation.events.js';
import { call, order } from './testing/generations.js';

const text = { title: 'A title', content: '## One\n\nText.' };
const found = (warn: number) => ({ block: 0, warn, info: 0, notChecked: 0 });
const claim = {
  quotation: 'Text.',
  cites: [],
  kind: 'vague' as const,
  source: null,
  passage: null,
  other: null,
  fix: '',
};
const said = { verdicts: [], discarded: 0, call, detail: null };
const reviewed = (
  data: Partial<GenerationEventData<'GenerationReviewed'>> = {},
): Extract<GenerationEvent, { type: 'GenerationReviewed' }> => ({
  type: 'GenerationReviewed',
  data: { ...said, claims: [claim], found: found(1), ...data },
});

/** The state after a draft with this many findings, and then these events. */
function draftWith(warn: number, asked: object, ...then: GenerationEvent[]): GenerationState {
  const begun: GenerationEvent[] = [
    { type: 'GenerationRequested', data: { ...order, ...asked } },
    {
      type: 'GenerationOutlined',
      data: { outline: null, whole: false, waits: false, call: null, detail: null },
    },
    { type: 'GenerationDrafted', data: { ...text, personaRevision: 0, rulesRevision: 1, call } },
    {
      type: 'GenerationChecked',
      data: { found: found(warn), rulesRevision: 1, brokenRules: [], durationMs: 1 },
    },
  ];
  return [...begun, ...then].reduce<GenerationState>(
    (state, event) => generationDecider.evolve(state, event),
    undefined,
  );
}

describe('a generation', () => {
  it('is reviewed once, between its first check and its revision, where that was asked for', () => {
    const asked = { review: true };
    expect(stepOf(draftWith(0, asked))).toBe('review');
    expect(stepOf(draftWith(0, {}))).toBe('finish');
    const state = draftWith(0, asked, reviewed());
    expect([state?.claims, stepOf(state), state?.calls.length]).toEqual([[claim], 'revise', 2]);
    expect(asRecorded(generationDecider, reviewed())).toEqual(reviewed());
    const again = { type: 'record-step', event: reviewed() } as const;
    expect(generationDecider.decide(again, draftWith(0, asked))).toEqual([reviewed()]);
    expect(generationDecider.decide(again, state)).toStrictEqual([]);
  });

  it('goes on by its checks where the review brought nothing', () => {
    const nothing = reviewed({ claims: [], found: null, call: null, detail: 'No.' });
    expect(stepOf(draftWith(0, { review: true }, nothing))).toBe('finish');
    expect(stepOf(draftWith(1, { review: true }, nothing))).toBe('revise');
  });

  it('of an older version was read critically before its last touches, which is still read', () => {
    const read = draftWith(0, { critique: true }, { type: 'GenerationCritiqued', data: said });
    expect([read?.calls.length, stepOf(read)]).toEqual([2, 'finish']);
  });
});
