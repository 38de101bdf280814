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
const written = (generationId: string): CaptionsEvent => ({
  type: 'CaptionsGenerated',
  data: set(generationId),
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
  });
});
