import { generationDecider } from './generation.decider.js';
import type { GenerationEvent, GenerationOrder } from './generation.events.js';
import { stepsLeft } from './steps-left.js';
import { order } from './testing/generations.js';

const text = { title: 'A title', content: 'Text.' };
const none = { call: null, detail: null };
const outlined: GenerationEvent = {
  type: 'GenerationOutlined',
  data: { outline: null, whole: false, waits: false, ...none },
};
const drafted: GenerationEvent = {
  type: 'GenerationDrafted',
  data: { ...text, personaRevision: 0, rulesRevision: 0, call: null },
};
const checkedWith = (warn: number): GenerationEvent => ({
  type: 'GenerationChecked',
  data: {
    found: { block: 0, warn, info: 0, notChecked: 0 },
    rulesRevision: 0,
    brokenRules: [],
    durationMs: 1,
  },
});
const revised: GenerationEvent = {
  type: 'GenerationRevised',
  data: { ...text, taken: false, sections: [], revisedFor: [], ...none },
};
const failed: GenerationEvent = {
  type: 'GenerationStepFailed',
  data: { step: 'draft', reason: 'No.', kind: 'k', code: 'c', retryAfterSeconds: null },
};

function left(wish: Partial<GenerationOrder>, ...events: readonly GenerationEvent[]): number {
  const requested: GenerationEvent = { type: 'GenerationRequested', data: { ...order, ...wish } };
  const { evolve, initialState } = generationDecider;
  return stepsLeft([requested, ...events].reduce((state, event) => evolve(state, event), initialState));
}

describe('the steps that are left', () => {
  it('are outline, draft, check, last touches and offer where nothing has to be mended', () => {
    expect(left({})).toBe(5);
    expect(left({}, outlined)).toBe(4);
    expect(left({}, outlined, drafted)).toBe(3);
    expect(left({}, outlined, drafted, checkedWith(0))).toBe(2);
  });

  it('have a revision among them once it is known that there is one', () => {
    expect(left({}, outlined, drafted, checkedWith(2))).toBe(3);
    expect(left({}, outlined, drafted, checkedWith(2), revised)).toBe(2);
  });

  it('are three where the text is written whole', () => {
    expect(left({ pipeline: 'single' })).toBe(3);
  });

  it('are none of what has failed', () => {
    expect(left({}, outlined, failed)).toBe(0);
  });
});
