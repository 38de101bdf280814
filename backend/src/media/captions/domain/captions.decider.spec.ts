import { given } from '../../../platform/event-sourcing/testing/given.js';
import { captionsDecider, type CaptionsCommand } from './captions.decider.js';
import type { CaptionsEvent, CaptionSet } from './captions.events.js';

const set = (generationId: string): CaptionSet => ({
  generationId,
  articleRevision: 2,
  captions: ['A', 'B', 'C'],
  provenance: {
    provider: 'demo',
    model: 'demo',
    promptVersion: '1',
    promptHash: 'f00d',
    tokens: null,
    durationMs: 1,
    askedAgain: false,
  },
});
type CaptionsGenerated = Extract<CaptionsEvent, { type: 'CaptionsGenerated' }>;

const written = (generationId: string): CaptionsGenerated => ({
  type: 'CaptionsGenerated',
  data: set(generationId),
});
const anew = (generationId: string, only: number): CaptionsCommand => ({
  type: 'record-caption',
  generationId,
  articleRevision: 5,
  only,
  caption: 'Anew',
  marks: ['It may be wrong.'],
  provenance: set(generationId).provenance,
});
const record = (generationId: string, onlyIfMissing = false): CaptionsCommand => ({
  type: 'record-captions',
  set: set(generationId),
  onlyIfMissing,
});

describe('without captions', () => {
  it('the first are recorded, whether or not only missing ones are wanted', () => {
    given(captionsDecider).when(record('a')).then(written('a'));
    given(captionsDecider).when(record('a', true)).then(written('a'));
  });
});

describe('with captions', () => {
  const captions = given(captionsDecider, written('a'));

  it('new ones take their place', () => {
    captions.when(record('b')).then(written('b'));
  });

  it('they stay when only missing ones are wanted', () => {
    captions.when(record('b', true)).thenNothing();
  });

  it('recording them again changes nothing', () => {
    captions.when(record('a')).thenNothing();
    captions.when(anew('a', 1)).thenNothing();
  });
});

describe('with captions that came since', () => {
  const since = given(captionsDecider, written('a'), { ...written('b'), data: { ...set('b'), only: 0 } });

  it('recording earlier ones again changes nothing', () => {
    since.when(record('a')).thenNothing();
    since.when(anew('a', 1)).thenNothing();
  });
});

it('one caption anew makes no other set', () => {
  const events = [written('a'), { ...written('b'), data: { ...set('b'), only: 0 } }, written('c')];
  const sets = events.map(
    (_, last) => events.slice(0, last + 1).reduce(captionsDecider.evolve, captionsDecider.initialState).sets,
  );
  expect(sets).toEqual([1, 1, 2]);
});

describe('the approval of a caption', () => {
  const approve = (words: string): CaptionsCommand => ({ type: 'approve-caption', caption: 1, words });
  const approved: CaptionsEvent = { type: 'CaptionApproved', data: { caption: 1, words: 'B' } };

  it('is for the words that stand there, and is given once', () => {
    given(captionsDecider, written('a')).when(approve('B')).then(approved);
    given(captionsDecider, written('a'), approved).when(approve('B')).thenNothing();
  });

  it('is refused for other words, and without captions', () => {
    given(captionsDecider, written('a')).when(approve('A')).thenRefused('caption-changed');
    given(captionsDecider).when(approve('B')).thenRefused('caption-changed');
  });
});

describe('one caption anew', () => {
  const marked: CaptionsEvent = {
    type: 'CaptionsGenerated',
    data: {
      ...set('a'),
      captions: ['A', 'B'],
      marks: [
        { caption: 0, message: 'First.' },
        { caption: 1, message: 'Second.' },
      ],
      missing: [{ reason: 'Too long.' }],
    },
  };
  const { articleRevision: _, ...rest } = set('b');
  const two = given(captionsDecider, marked);

  it('takes its place, and the others stay, each with its revision', () => {
    two.when(anew('b', 0)).then({
      type: 'CaptionsGenerated',
      data: {
        ...rest,
        articleRevision: 5,
        captions: ['Anew', 'B'],
        marks: [
          { caption: 0, message: 'It may be wrong.' },
          { caption: 1, message: 'Second.' },
        ],
        missing: [{ reason: 'Too long.' }],
        only: 0,
        revisions: [5, 2],
      },
    });
  });

  it('fills the place of one that is missing', () => {
    two.when(anew('b', 2)).then({
      type: 'CaptionsGenerated',
      data: {
        ...rest,
        articleRevision: 5,
        captions: ['A', 'B', 'Anew'],
        marks: [
          { caption: 0, message: 'First.' },
          { caption: 1, message: 'Second.' },
          { caption: 2, message: 'It may be wrong.' },
        ],
        only: 2,
        revisions: [2, 2, 5],
      },
    });
  });

  it('is refused without captions, and with more missing before it', () => {
    given(captionsDecider).when(anew('b', 0)).thenRefused('no-such-caption');
    given(captionsDecider, { ...marked, data: { ...set('a'), captions: ['A'] } })
      .when(anew('b', 2))
      .thenRefused('no-such-caption');
  });
});
