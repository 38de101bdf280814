import { DomainError } from '../../platform/kernel/domain-error.js';
import {
  generationDecider,
  stepOf,
  type GenerationCommand,
  type GenerationState,
} from './generation.decider.js';
import type { GenerationOrder, ModelCall, Outline } from './generation.events.js';

const order: GenerationOrder = {
  authorId: 'ines',
  personaId: 'p',
  categoryId: 'c',
  customPrompt: null,
  ideaId: null,
  batch: null,
  sibling: null,
  plan: null,
  pipeline: 'full',
  outlineFirst: false,
  sources: [],
  unreadable: [],
};
const call: ModelCall = {
  provider: 'openai',
  model: 'm',
  promptVersion: '1',
  promptHash: 'h',
  tokens: { input: 1, output: 2 },
  durationMs: 3,
  answerHash: 'a',
};
const section = { heading: 'One', purpose: '', points: [], words: 400, sources: [] };
const outline: Outline = { thesis: '', reader: '', sections: [section, { ...section, heading: 'Two' }] };
const text = { title: 'A title', content: '## One\n\nText.' };
const checkedWith = (warn: number, brokenRules: string[] = []) => ({
  found: { block: 0, warn, info: 0, notChecked: 0 },
  rulesRevision: 1,
  brokenRules,
  durationMs: 1,
});

const request = (more: Partial<GenerationOrder> = {}): GenerationCommand => ({
  type: 'request',
  order: { ...order, ...more },
});
const outlined: GenerationCommand = {
  type: 'record-outlined',
  outlined: { outline, whole: false, call, detail: null },
};
const draft = { ...text, personaRevision: 0, rulesRevision: 1, call };
const whole: GenerationCommand = {
  type: 'record-outlined',
  outlined: { outline: null, whole: true, call: null, detail: 'Whole.' },
  draft,
};
const drafted: GenerationCommand = {
  type: 'record-step',
  event: { type: 'GenerationDrafted', data: draft },
};
const checked = (warn: number, brokenRules: string[] = []): GenerationCommand => ({
  type: 'record-step',
  event: { type: 'GenerationChecked', data: checkedWith(warn, brokenRules) },
});
const revised = (taken: boolean, warn = 0): GenerationCommand => ({
  type: 'record-step',
  event: {
    type: 'GenerationRevised',
    data: { ...text, taken, sections: [], revisedFor: ['Length'], call, detail: null },
  },
  ...(taken && { checked: checkedWith(warn) }),
});
const critiqued: GenerationCommand = {
  type: 'record-step',
  event: { type: 'GenerationCritiqued', data: { verdicts: [], discarded: 0, call, detail: null } },
};
const finished: GenerationCommand = {
  type: 'record-step',
  event: { type: 'GenerationFinished', data: { ...text, summary: 'S.', call, detail: null } },
};
const offered: GenerationCommand = {
  type: 'record-step',
  event: {
    type: 'GenerationOffered',
    data: {
      title: 'A title',
      personaName: 'P',
      categoryName: 'C',
      ruleReport: { passed: true, rulesRevision: 1, checks: [] },
    },
  },
};
const failed: GenerationCommand = {
  type: 'record-failed',
  failure: { step: 'draft', reason: 'No.', kind: 'provider-failed', code: 'x', retryAfterSeconds: null },
};

const after = (...commands: GenerationCommand[]): GenerationState =>
  commands.reduce<GenerationState>(
    (state, command) =>
      generationDecider
        .decide(command, state)
        .reduce((one, event) => generationDecider.evolve(one, event), state),
    undefined,
  );
const eventsOf = (state: GenerationState, command: GenerationCommand): string[] =>
  generationDecider.decide(command, state).map(({ type }) => type);

describe('a generation', () => {
  it('goes from step to step, each once', () => {
    const steps = [request(), outlined, drafted, checked(0), finished, offered];
    const open = steps.map((_, count) => stepOf(after(...steps.slice(0, count + 1))));
    expect(open).toEqual(['outline', 'draft', 'check', 'finish', 'offer', undefined]);
    const done = after(...steps);
    expect(done?.status).toBe('done');
    for (const step of steps) expect(eventsOf(done, step)).toEqual([]);
    expect(done?.calls).toHaveLength(3);
  });

  it('is revised while that brings something, twice at most', () => {
    const begun = [request(), outlined, drafted, checked(3)];
    expect(stepOf(after(...begun))).toBe('revise');
    expect(stepOf(after(...begun, revised(true, 1)))).toBe('revise');
    expect(stepOf(after(...begun, revised(true, 2), revised(true, 1)))).toBe('finish');
    expect(stepOf(after(...begun, revised(false)))).toBe('finish');
    expect(after(...begun, revised(true))?.revisedFor).toEqual(['Length']);
    expect(after(...begun, revised(false))?.revisedFor).toEqual([]);
  });

  it('is read critically once, before its last touches, where that was asked for', () => {
    const begun = [request({ critique: true }), outlined, drafted, checked(0)];
    expect(stepOf(after(...begun))).toBe('critique');
    expect(stepOf(after(...begun, critiqued))).toBe('finish');
    expect(eventsOf(after(...begun, critiqued), critiqued)).toEqual([]);
    expect(after(...begun, critiqued)?.calls).toHaveLength(3);
    expect(stepOf(after(request({ critique: true }), whole, checked(0)))).toBe('offer');
  });

  it('written whole is revised once, for a rule it breaks, and offered without further calls', () => {
    const begun = [request(), whole];
    expect(stepOf(after(...begun))).toBe('check');
    expect(stepOf(after(...begun, checked(3)))).toBe('offer');
    expect(stepOf(after(...begun, checked(3, ['Length'])))).toBe('revise');
    expect(stepOf(after(...begun, checked(3, ['Length']), revised(true, 3)))).toBe('offer');
    expect(stepOf(after(request({ pipeline: 'single' })))).toBe('draft');
    expect(after(...begun)?.calls).toEqual([call]);
  });

  it('waits for a person where the outline comes first, and takes what they made of it', () => {
    const waiting = after(request({ outlineFirst: true }), outlined);
    expect([waiting?.status, stepOf(waiting)]).toEqual(['waiting-for-outline', undefined]);
    const approve: GenerationCommand = {
      type: 'approve-outline',
      outline: { ...outline, thesis: 'Another.' },
    };
    const [event] = generationDecider.decide(approve, waiting);
    expect(event).toEqual({ type: 'OutlineApproved', data: { outline: approve.outline, changed: true } });
    const approved = after(request({ outlineFirst: true }), outlined, approve);
    expect([approved?.outline?.thesis, stepOf(approved)]).toEqual(['Another.', 'draft']);
    expect(() => generationDecider.decide(approve, approved)).toThrow(DomainError);
  });

  it('that failed keeps what came before, and goes on from there, asked for once more or tried again', () => {
    const broken = after(request(), outlined, failed);
    expect([broken?.status, stepOf(broken)]).toEqual(['failed', undefined]);
    for (const again of [request(), { type: 'retry' } as const]) {
      expect(generationDecider.decide(again, broken)).toEqual([
        { type: 'GenerationRetried', data: { step: 'draft' } },
      ]);
    }
    expect(stepOf(after(request(), outlined, failed, { type: 'retry' }))).toBe('draft');
    expect(() => generationDecider.decide({ type: 'retry' }, after(request()))).toThrow(DomainError);
  });

  it('that is cancelled takes nothing more, and what is offered cannot be cancelled', () => {
    const cancelled = after(request(), outlined, { type: 'cancel' });
    expect(cancelled?.status).toBe('cancelled');
    for (const late of [drafted, failed, offered]) expect(eventsOf(cancelled, late)).toEqual([]);
    const done = after(request(), outlined, drafted, checked(0), finished, offered);
    for (const over of [cancelled, done]) {
      expect(() => generationDecider.decide({ type: 'cancel' }, over)).toThrow(DomainError);
    }
  });
});
