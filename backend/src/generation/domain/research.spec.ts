import { asRecorded } from '../../platform/event-sourcing/testing/given.js';
import {
  generationDecider,
  stepOf,
  type GenerationCommand,
  type GenerationState,
} from './generation.decider.js';
import type { GenerationOrder, Outline } from './generation.events.js';
import { sourcesOf } from './research.js';
import { call, order } from './testing/generations.js';

const section = { heading: 'One', purpose: '', points: [], words: 400, sources: ['s1'] };
const outline: Outline = { thesis: '', reader: '', sections: [section, { ...section, heading: 'Two' }] };
const page = {
  url: 'https://a.example/',
  title: 'A sale',
  text: 'Sold. Unsold.',
  hash: 'f00d',
  readAt: '2026-11-28',
  from: 'search' as const,
};

const request = (more: Partial<GenerationOrder>): GenerationCommand => ({
  type: 'request',
  order: { ...order, ...more },
});
const researched: GenerationCommand = {
  type: 'record-step',
  event: {
    type: 'GenerationResearched',
    data: {
      subject: 'Boxes',
      questions: [{ view: 'owner', question: 'What?', query: 'boxes', found: 1, failure: null }],
      sources: ['s1', 's2'].map((id) => ({ id, ...page })),
      passages: [
        { id: 'p1', source: 's1', question: 0, text: 'Sold.' },
        { id: 'p2', source: 's2', question: 0, text: 'Unsold.' },
      ],
      leftOut: [{ url: 'https://b.example/', title: 'B', reason: 'It can’t be reached.' }],
      call,
      detail: null,
    },
  },
};
const outlined: GenerationCommand = {
  type: 'record-outlined',
  outlined: { outline, whole: false, call, detail: null },
};

/** The state after the commands, made from the events as the record keeps them. */
const after = (...commands: GenerationCommand[]): GenerationState =>
  commands.reduce<GenerationState>((state, command) => {
    const events = generationDecider.decide(command, state);
    expect(events.map((event) => asRecorded(generationDecider, event))).toEqual(events);
    return events.reduce((one, event) => generationDecider.evolve(one, event), state);
  }, undefined);

describe('an article', () => {
  it('is looked up before its outline, once, where that was asked for', () => {
    expect(stepOf(after(request({ research: true })))).toBe('research');
    const begun = after(request({ research: true }), researched);
    expect(stepOf(begun)).toBe('outline');
    expect(generationDecider.decide(researched, begun)).toStrictEqual([]);
    expect(begun?.calls).toEqual([call]);
    expect(stepOf(after(request({ research: true, pipeline: 'single' })))).toBe('draft');
  });

  it('rests on the passages that a person left in, and on all where nobody was asked', () => {
    const used = (state: GenerationState) =>
      state &&
      sourcesOf(state.order.sources, state.researched, state.keptPassages).map(({ id, passages }) => [
        id,
        passages,
      ]);
    const waiting = [request({ research: true, outlineFirst: true }), researched, outlined];
    expect(used(after(...waiting))).toEqual([
      ['s1', ['Sold.']],
      ['s2', ['Unsold.']],
    ]);
    const approve = (passages?: string[]): GenerationCommand => ({
      type: 'approve-outline',
      outline,
      passages,
      commandId: 'c',
    });
    expect(used(after(...waiting, approve()))).toHaveLength(2);
    expect(used(after(...waiting, approve(['p2'])))).toEqual([['s2', ['Unsold.']]]);
    expect(used(after(...waiting, approve([])))).toEqual([]);
  });
});
