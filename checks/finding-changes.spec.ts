import { mostTold } from './check.js';
import { findingChanges } from './finding-changes.js';
import type { Finding } from './registry.js';

const found = (rule: string, quotes: string | readonly string[], more: Partial<Finding> = {}): Finding => ({
  rule,
  name: rule,
  verdict: 'fail',
  severity: 'warn',
  kind: 'guess',
  value: null,
  limit: null,
  spans: [quotes].flat().map((quote, at) => ({ start: at, end: at + quote.length, quote })),
  message: `At “${[quotes].flat().join()}”.`,
  suggestion: null,
  fix: 'model',
  ...more,
});
const ofWhole = (message: string, more: Partial<Finding> = {}) => found('length', [], { message, ...more });
const run = (name: string, from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => `${name}${from + at}`).join(' ');

/** The numbers of findings that were mended, are left and were brought. */
function counts(before: readonly Finding[], after: readonly Finding[]): number[] {
  const { mended, left, brought } = findingChanges(before, after);
  expect(mended.length + left.length).toBe(before.length);
  return [mended.length, left.length, brought.length];
}

describe('what became of findings', () => {
  it.each<[string, Finding[], Finding[], number[]]>([
    ['is nothing where nothing changed', [found('terms', 'cupbord')], [found('terms', 'cupbord')], [0, 1, 0]],
    ['is told by rule', [found('terms', 'cupbord')], [found('do-not', 'cupbord')], [1, 0, 1]],
    ['is told by passage', [found('terms', 'cupbord')], [found('terms', 'drawr')], [1, 0, 1]],
    [
      'is told wherever the passage stands now',
      [found('terms', 'cupbord'), found('terms', 'drawr')],
      [found('terms', 'drawr', { spans: [{ start: 90, end: 95, quote: 'drawr' }] })],
      [1, 1, 0],
    ],
    [
      'is the same for a passage that was rewritten in part',
      [found('figures-have-source', 'Prices of the watch rose by 12% in March.')],
      [found('figures-have-source', 'Sharply, the watch’s prices rose 12%.')],
      [0, 1, 0],
    ],
    [
      'is one mended where a phrase stood twice and stands once',
      [found('chatter', 'TODO'), found('chatter', 'TODO')],
      [found('chatter', 'TODO')],
      [1, 1, 0],
    ],
    [
      'is one brought where a phrase stood once and stands twice',
      [found('chatter', 'TODO')],
      [found('chatter', 'TODO'), found('chatter', 'TODO')],
      [0, 1, 1],
    ],
    [
      'is that a passage is mended of which less than half is left, which brings nothing',
      [found('too-close', run('a', 0, 42)), found('too-close', run('b', 0, 18))],
      [found('too-close', run('a', 20, 36)), found('too-close', run('b', 0, 14))],
      [1, 1, 0],
    ],
    [
      'is the same for a passage that was parted in two',
      [found('too-close', run('a', 0, 80))],
      [found('too-close', run('a', 0, 40)), found('too-close', run('a', 41, 80))],
      [0, 1, 0],
    ],
    [
      'is the same for a measure that is hardly nearer',
      [ofWhole('1,500 words; 800 to 1,000 words are asked for.', { value: 1_500, limit: 1_000 })],
      [
        ofWhole('1,300 words; 800 to 1,000 words are asked for. The longest …', {
          value: 1_300,
          limit: 1_000,
        }),
      ],
      [0, 1, 0],
    ],
    [
      'is the same for a measure of one and of several',
      [ofWhole('1 word; 800 to 1,000 words are asked for.', { value: 1, limit: 800 })],
      [ofWhole('4 words; 800 to 1,000 words are asked for.', { value: 4, limit: 800 })],
      [0, 1, 0],
    ],
    [
      'is a measure mended that is nearer by more than half',
      [ofWhole('1,500 words; 800 to 1,000 words are asked for.', { value: 1_500, limit: 1_000 })],
      [ofWhole('1,100 words; 800 to 1,000 words are asked for.', { value: 1_100, limit: 1_000 })],
      [1, 0, 0],
    ],
    [
      'is told by the message where it is about the whole and not measured',
      [found('must-include', [], { message: 'No table.' })],
      [found('must-include', [], { message: 'No checklist.' })],
      [1, 0, 1],
    ],
    [
      'is nothing new where the text could not be read before',
      [found('do-not', [], { verdict: 'not-checked', reason: 'could-not-be-checked', message: 'Unread.' })],
      [found('do-not', 'risk-free')],
      [1, 0, 0],
    ],
    [
      'is nothing new where there was more than is told',
      Array.from({ length: mostTold }, (_, at) => found('do-not', `phrase${at}`)),
      Array.from({ length: mostTold }, (_, at) => found('do-not', `phrase${at + 9}`)),
      [9, mostTold - 9, 0],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(counts(before, after)).toEqual(expected);
  });

  it('leaves out what is no fault', () => {
    const passed = found('terms', '', { verdict: 'pass', spans: [] });
    expect(findingChanges([passed], [passed])).toEqual({ mended: [], left: [], brought: [] });
  });
});
