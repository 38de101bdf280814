import { asRecorded, given } from '../../platform/event-sourcing/testing/given.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import {
  generationDecider,
  stepOf,
  type GenerationCommand,
  type GenerationState,
} from './generation.decider.js';
import type { GenerationOrder, Outline } from './generation.events.js';
import { call, order } from './testing/generations.js';

const section = { heading: 'One', purpose: '', points: [], words: 400, sources: [] };
const outline: Outline = { thesis: '', reader: '', sections: [section, { ...section, heading: 'Two' }] };
const text = { title: 'A title', content: '## One\n\nText.' };
const checkedWith = (warn: number, brokenRules: string[] = []) => ({
  found: { block: 0, warn, info: 0, notChecked: 0 },
  rulesRevision: 1,
  brokenRules,
  durationMs: 1,
});

const wholeOrder: Partial<GenerationOrder> = {
  batch: { id: 'batch-1', index: 2 },
  sibling: { number: 3, of: 5 },
  plan: { subject: 'Boxes', angle: 'Their worth', title: 'What a Box Is Worth' },
  critique: true,
  review: true,
  research: true,
  sources: [{ id: 's1', url: null, title: 'A sale', text: 'Sold.', hash: 'f00d', readAt: '2026-11-20' }],
  unreadable: [{ place: 1, url: 'https://a.example/', reason: 'It can’t be reached.' }],
};

const request = (more: Partial<GenerationOrder> = {}): GenerationCommand => ({
  type: 'request',
  order: { ...order, ...more },
});
const outlined = {
  type: 'record-outlined' as const,
  outlined: { outline, whole: false, call, detail: null },
} satisfies GenerationCommand;
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
const blocked: GenerationCommand = {
  type: 'record-step',
  event: {
    type: 'GenerationChecked',
    data: { ...checkedWith(0), found: { block: 1, warn: 0, info: 0, notChecked: 0 } },
  },
};
const revised = (
  taken: boolean,
  warn = 0,
  brokenRules: string[] = [],
  written = text,
): GenerationCommand => ({
  type: 'record-step',
  event: {
    type: 'GenerationRevised',
    data: { ...written, taken, sections: [], revisedFor: ['Length'], call, detail: null },
  },
  ...(taken && { checked: checkedWith(warn, brokenRules) }),
});
const stillBlocked: GenerationCommand = {
  type: 'record-step',
  event: {
    type: 'GenerationRevised',
    data: { ...text, taken: true, sections: [], revisedFor: ['Length'], call, detail: null },
  },
  checked: { ...checkedWith(0), found: { block: 1, warn: 0, info: 0, notChecked: 0 } },
};
const finishedAs = (written: typeof text): GenerationCommand => ({
  type: 'record-step',
  event: { type: 'GenerationFinished', data: { ...written, summary: 'S.', call, detail: null } },
});
const finished = finishedAs(text);
const offered: GenerationCommand = {
  type: 'record-step',
  event: {
    type: 'GenerationOffered',
    data: {
      title: 'A title',
      personaName: 'P',
      categoryName: 'C',
      ruleReport: {
        passed: true,
        rulesRevision: 1,
        checks: [{ rule: 'Length', status: 'pass', detail: '' }],
      },
    },
  },
};
const retry: GenerationCommand = { type: 'retry', commandId: 'c' };
const cancel: GenerationCommand = { type: 'cancel', commandId: 'c' };
const failed: GenerationCommand = {
  type: 'record-failed',
  failure: { step: 'draft', reason: 'No.', kind: 'provider-failed', code: 'x', retryAfterSeconds: null },
};

/** The state after the commands, made from the events as the record keeps them. */
const after = (...commands: GenerationCommand[]): GenerationState =>
  commands.reduce<GenerationState>((state, command) => {
    const events = generationDecider.decide(command, state);
    expect(events.map((event) => asRecorded(generationDecider, event))).toEqual(events);
    return events.reduce((one, event) => generationDecider.evolve(one, event), state);
  }, undefined);
const eventsOf = (state: GenerationState, command: GenerationCommand): string[] =>
  generationDecider.decide(command, state).map(({ type }) => type);

it('an order is on record with its place, its plan and its sources', () => {
  given(generationDecider)
    .when(request(wholeOrder))
    .then({ type: 'GenerationRequested', data: { ...order, ...wholeOrder } });
});

describe('a generation', () => {
  it('goes from step to step, each once', () => {
    const steps = [request(), outlined, drafted, checked(0), finished, offered];
    const open = steps.map((_, count) => stepOf(after(...steps.slice(0, count + 1))));
    expect(open).toEqual(['outline', 'draft', 'check', 'finish', 'offer', undefined]);
    const done = after(...steps);
    expect(done?.status).toBe('done');
    for (const step of steps) expect(eventsOf(done, step)).toStrictEqual([]);
    expect(eventsOf(done, revised(true))).toStrictEqual([]);
    expect(done?.calls).toHaveLength(3);
  });

  it('is revised once, and once more where something that blocks is left', () => {
    const begun = [request(), outlined, drafted, checked(3)];
    expect(stepOf(after(...begun))).toBe('revise');
    expect(stepOf(after(...begun, revised(true, 1)))).toBe('finish');
    expect(stepOf(after(...begun, stillBlocked))).toBe('revise');
    expect(stepOf(after(...begun, stillBlocked, stillBlocked))).toBe('finish');
    expect(stepOf(after(...begun, revised(false)))).toBe('finish');
    expect(after(...begun, revised(true))?.revisedFor).toEqual(['Length']);
    expect(after(...begun, revised(false))?.revisedFor).toEqual([]);
    expect(eventsOf(after(...begun), revised(true))).toEqual(['GenerationRevised', 'GenerationChecked']);
  });

  it('written whole is revised once, for a rule it breaks, and offered without further calls', () => {
    const begun = [request(), whole];
    expect(stepOf(after(...begun))).toBe('check');
    expect(stepOf(after(...begun, checked(3)))).toBe('offer');
    expect(stepOf(after(...begun, checked(3, ['Length'])))).toBe('revise');
    expect(stepOf(after(...begun, checked(3, ['Length']), revised(true, 3, ['Length'])))).toBe('offer');
    expect(stepOf(after(...begun, blocked))).toBe('revise');
    expect(stepOf(after(request({ pipeline: 'single' })))).toBe('draft');
    expect(after(...begun)?.calls).toEqual([call]);
  });

  it('waits for a person where the outline comes first, and takes what they made of it', () => {
    const waiting = after(request({ outlineFirst: true }), outlined);
    expect([waiting?.status, stepOf(waiting)]).toEqual(['waiting-for-outline', undefined]);
    const another = { ...outline, thesis: 'Another.' };
    const approve: GenerationCommand = { type: 'approve-outline', outline: another, commandId: 'c' };
    const [event] = generationDecider.decide(approve, waiting);
    const data = { outline: another, changed: true, commandId: 'c' };
    expect(event).toEqual({ type: 'OutlineApproved', data });
    const approved = after(request({ outlineFirst: true }), outlined, approve);
    expect([approved?.outline?.thesis, stepOf(approved)]).toEqual(['Another.', 'draft']);
    const [same] = generationDecider.decide({ ...approve, outline }, waiting);
    expect(same).toEqual({ type: 'OutlineApproved', data: { ...data, outline, changed: false } });
  });

  it('does not wait for an outline that there is not', () => {
    const without = { ...outlined, outlined: { ...outlined.outlined, outline: null } };
    expect(stepOf(after(request({ outlineFirst: true }), without))).toBe('draft');
  });

  it('has the text that it was given last', () => {
    const steps = [request(), outlined, drafted, checked(3)];
    expect(after(...steps)?.text).toEqual(text);
    const rewritten = { ...text, title: 'Revised' };
    const revision = revised(true, 0, [], rewritten);
    expect(after(...steps, revision)?.text).toEqual(rewritten);
    expect(after(...steps, revision, finishedAs(text))?.text).toEqual(text);
  });

  it('that nobody asked for has nothing to do and takes nothing', () => {
    expect(stepOf(undefined)).toBeUndefined();
    expect(() => generationDecider.decide(cancel, undefined)).toThrow(
      'A generation begins with GenerationRequested.',
    );
  });

  it('that failed keeps what came before, and goes on from there, asked for once more or tried again', () => {
    const broken = after(request(), outlined, failed);
    expect([broken?.status, stepOf(broken)]).toEqual(['failed', undefined]);
    const again = (command: GenerationCommand) => generationDecider.decide(command, broken);
    const step = 'draft';
    expect(again(request())).toEqual([{ type: 'GenerationRetried', data: { step } }]);
    expect(again(retry)).toEqual([{ type: 'GenerationRetried', data: { step, commandId: 'c' } }]);
    const retried = after(request(), outlined, failed, retry);
    expect([stepOf(retried), retried?.retriedBy.length]).toEqual(['draft', 1]);
    expect(() => generationDecider.decide(retry, after(request()))).toThrow(DomainError);
  });

  it('that is cancelled takes nothing more, and what is offered cannot be cancelled', () => {
    const cancelled = after(request(), outlined, cancel);
    expect(cancelled?.status).toBe('cancelled');
    for (const late of [drafted, failed, offered]) expect(eventsOf(cancelled, late)).toStrictEqual([]);
    const done = after(request(), outlined, drafted, checked(0), finished, offered);
    for (const over of [cancelled, done]) {
      expect(() => generationDecider.decide({ ...cancel, commandId: 'd' }, over)).toThrow(DomainError);
    }
  });
});
