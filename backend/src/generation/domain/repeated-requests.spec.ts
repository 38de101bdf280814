import { given } from '../../platform/event-sourcing/testing/given.js';
import { generationDecider, type GenerationCommand } from './generation.decider.js';
import type { GenerationEvent, Outline } from './generation.events.js';
import { order } from './testing/generations.js';

const outline: Outline = {
  thesis: 'Papers count.',
  reader: 'Owners.',
  sections: [{ heading: 'Papers', purpose: '', points: [], words: 400, sources: [] }],
};
const outlined: GenerationEvent[] = [
  { type: 'GenerationRequested', data: { ...order, outlineFirst: true } },
  { type: 'GenerationOutlined', data: { outline, whole: false, waits: true, call: null, detail: null } },
];
const approved: GenerationEvent = {
  type: 'OutlineApproved',
  data: { outline, changed: false, commandId: 'first' },
};
const failed: GenerationEvent = {
  type: 'GenerationStepFailed',
  data: { step: 'draft', reason: 'No.', kind: 'provider-failed', code: 'x', retryAfterSeconds: null },
};
const retried: GenerationEvent = { type: 'GenerationRetried', data: { step: 'draft' } };
const cancelled: GenerationEvent = { type: 'GenerationCancelled', data: {} };

describe('another try that is asked for twice', () => {
  const retry = (commandId: string): GenerationCommand => ({ type: 'retry', commandId });
  const retriedBy: GenerationEvent = { ...retried, data: { step: 'draft', commandId: 'first' } };

  it('is one, also when that has failed and others came since', () => {
    const begun = [...outlined, approved, failed];
    given(generationDecider, ...begun)
      .when(retry('first'))
      .then(retriedBy);
    for (const since of [[], [failed], [failed, retried], [failed, retried, cancelled]]) {
      given(generationDecider, ...begun, retriedBy, ...since)
        .when(retry('first'))
        .thenNothing();
    }
    given(generationDecider, ...begun, retriedBy, failed)
      .when(retry('second'))
      .then({ ...retried, data: { step: 'draft', commandId: 'second' } });
  });
});

describe('a cancelling that is repeated', () => {
  it('changes nothing more', () => {
    const cancelledBy: GenerationEvent = { ...cancelled, data: { commandId: 'first' } };
    given(generationDecider, ...outlined)
      .when({ type: 'cancel', commandId: 'first' })
      .then(cancelledBy);
    const over = given(generationDecider, ...outlined, cancelledBy);
    over.when({ type: 'cancel', commandId: 'first' }).thenNothing();
    over.when({ type: 'cancel', commandId: 'second' }).thenRefused('generation-state');
  });
});

describe('an approval that is repeated', () => {
  const approve = (commandId: string): GenerationCommand => ({ type: 'approve-outline', outline, commandId });

  it('finds the article under way, and has it tried again when that failed', () => {
    given(generationDecider, ...outlined, approved)
      .when(approve('first'))
      .thenNothing();
    given(generationDecider, ...outlined, approved, failed)
      .when(approve('first'))
      .then(retried);
    given(generationDecider, ...outlined, approved, failed, retried)
      .when(approve('first'))
      .thenNothing();
  });

  it('brings back nothing that was cancelled', () => {
    given(generationDecider, ...outlined, approved, cancelled)
      .when(approve('first'))
      .thenNothing();
  });

  it('is none with another outline, by another request, or of an event that names none', () => {
    const { commandId: _, ...unnamed } = approved.data;
    const done = given(generationDecider, ...outlined, approved);
    const before = given(generationDecider, ...outlined, { ...approved, data: unnamed });
    const other = { ...outline, thesis: 'Another.' };
    done
      .when({ type: 'approve-outline', outline: other, commandId: 'first' })
      .thenRefused('generation-state');
    for (const generation of [done, before]) {
      generation.when(approve('second')).thenRefused('generation-state');
    }
  });

  it('is the same whatever order its fields come in', () => {
    const { sections, reader, thesis } = outline;
    const turned: Outline = { sections, reader, thesis };
    given(generationDecider, ...outlined)
      .when({ type: 'approve-outline', outline: turned, commandId: 'first' })
      .then(approved);
  });
});
