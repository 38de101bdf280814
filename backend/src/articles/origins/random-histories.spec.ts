import { seededRandom } from '../../../../checks/testing/seeded-random.js';
import { countWords } from '../../../../checks/text/word-count.js';
import { replay } from './replay.js';
import type { TextChange } from './text-changes.js';
import { anna, ben, history, originsAt, textAt, type Step } from './testing/histories.js';

describe('random histories', () => {
  /**
   * A history in which words of the model begin with m. Words of people have the revision at which they were typed, and
   * the person's first letter.
   */
  function randomHistory(seed: number): TextChange[] {
    const next = seededRandom(seed);
    const upTo = (most: number): number => Math.floor(next() * most);
    const separators = [' ', ' ', ' ', ', ', '.\n\n', '\n- ', '\n\n## ', ' — '];
    let words = Array.from({ length: 30 + upTo(60) }, (_, index) => `m${index}`);
    const written = (): string => words.map((word) => word + separators[upTo(separators.length)]).join('');
    const steps: Step[] = [{ content: written() }];
    for (let revision = 1; revision < 20; revision += 1) {
      const kind = upTo(6);
      if (kind === 0) {
        const restores = upTo(revision);
        const content = textAt(history(...steps), restores);
        steps.push({ restores, content, title: 'Title' });
        words = content.match(/[mab]\d+(?:x\d+)?/g) ?? [];
        continue;
      }
      const by = next() < 0.5 ? anna : ben;
      const at = upTo(words.length + 1);
      if (kind === 1) words.splice(at, upTo(12));
      else if (kind === 2) {
        const moved = words.splice(at, 8 + upTo(10));
        const to = upTo(words.length + 1);
        // If the run or its way were shorter, its words would count as typed, so it stays in place.
        words.splice(moved.length < 8 || Math.abs(to - at) < 8 ? at : to, 0, ...moved);
      } else if (kind === 5) {
        steps.push({});
        continue;
      } else {
        const typed = Array.from(
          { length: 1 + upTo(6) },
          (_, index) => `${by === anna ? 'a' : 'b'}${revision}x${index}`,
        );
        words.splice(at, kind === 3 ? 0 : upTo(5), ...typed);
      }
      steps.push({ content: written(), by });
    }
    return history(...steps);
  }

  const seeds = Array.from({ length: 16 }, (_, seed) => seed + 1);
  it.each(seeds)('of seed %d: join to the text, and words are whose who wrote them', (seed) => {
    const changes = randomHistory(seed);
    for (const { revision } of changes) {
      const text = textAt(changes, revision);
      const { spans, totals } = originsAt(changes, revision);
      expect(spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      expect(spans.at(-1)?.end ?? 0).toBe(text.length);
      expect(totals.words).toBe(countWords(text));
      for (const { start, end, by, revision: since } of spans) {
        for (const [word, letter, number] of text.slice(start, end).matchAll(/([mab])(\d+)(?:x\d+)?/g)) {
          const typist = { m: null, a: 'u1', b: 'u2' }[letter ?? ''];
          expect([word, by.id, since]).toEqual([word, typist, letter === 'm' ? 0 : Number(number)]);
        }
      }
    }
  });

  it.each(seeds)('of seed %d: restoring brings the origins back', (seed) => {
    const changes = randomHistory(seed);
    changes.forEach(({ restores, revision }) => {
      if (restores === undefined) return;
      expect(originsAt(changes, revision)).toEqual(originsAt(changes, restores));
    });
    expect(changes.some(({ restores }) => restores !== undefined)).toBe(true);
  });

  it.each(seeds.slice(0, 10))('of seed %d: taken up in parts is as taken up at once', (seed) => {
    const changes = randomHistory(seed);
    const parts = [changes.slice(0, 7), changes.slice(7, 8), changes.slice(8)];
    expect(parts.reduce(replay, replay(undefined, []))).toEqual(replay(undefined, changes));
  });

  /**
   * A history in which whole paragraphs, which all begin and end with the same words, are inserted, removed and moved.
   */
  function historyOfParagraphs(seed: number): TextChange[] {
    const next = seededRandom(seed);
    const upTo = (most: number): number => Math.floor(next() * most);
    const paragraph = (name: string): string =>
      `Of the ${Array.from({ length: 8 + upTo(20) }, (_, word) => `${name}x${word}`).join(' ')} there is more.`;
    const paragraphs = Array.from({ length: 6 }, (_, index) => paragraph(`m${index}`));
    const steps: Step[] = [{ content: paragraphs.join('\n\n') }];
    for (let revision = 1; revision < 20; revision += 1) {
      const at = upTo(paragraphs.length);
      const kind = upTo(3);
      if (kind === 0 && paragraphs.length > 2) paragraphs.splice(at, 1);
      else if (kind === 1) paragraphs.splice(upTo(paragraphs.length), 0, ...paragraphs.splice(at, 1));
      else paragraphs.splice(at, 0, paragraph(`a${revision}`));
      steps.push({ content: paragraphs.join('\n\n'), by: anna });
    }
    return history(...steps);
  }

  it.each(seeds)('of seed %d, of paragraphs that begin and end alike: each keeps its author', (seed) => {
    const changes = historyOfParagraphs(seed);
    for (const { revision } of changes) {
      const text = textAt(changes, revision);
      for (const { start, end, origin, untouched } of originsAt(changes, revision).blocks) {
        const author = text.slice(start, end).startsWith('Of the m') ? 'ai' : 'person';
        expect([revision, origin, untouched]).toEqual([revision, author, author === 'ai']);
      }
    }
  });
});
