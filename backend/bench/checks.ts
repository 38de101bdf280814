import { findingsOf } from '../../checks/registry.js';
import { firstRules } from '../src/editorial/contract.js';

export interface CheckResult {
  readonly text: string;
  readonly ms: number;
  readonly limitMs: number;
}

const others = { earlier: 10, samples: 8 };

const paragraph =
  'In 2019 a “sealed copy” sold for $17,800 according to [the catalogue](https://example.org/a), **twice** the estimate. Dr. Smith, of the society, said that provenance matters more than condition. It is 25% rarer than it was, e.g. in New York, and nobody knows why [s1].';

/** Prose with headings, where no paragraph is the same as another. */
function anArticle(isFull: (content: string) => boolean, seed = 31): string {
  let content = '';
  for (let part = 0; !isFull(content); part += 1) {
    content += part % 4 === 0 ? `## Section ${part}\n\n` : '';
    content += `${paragraph.replaceAll(/\b(\w{5,})\b/g, (word) => `${word}${(part * seed) % 97}`)}\n\n`;
  }
  return content;
}

const runs = 30;

/** The shortest of several runs in milliseconds, each over another text; anything above it is the machine’s doing. */
function shortest(content: string): number {
  const earlier = Array.from({ length: others.earlier }, (_, n) => ({ title: '', content: other(n) }));
  const samples = Array.from({ length: others.samples }, (_, n) => other(others.earlier + n));
  const times = Array.from({ length: runs }, (_, run) => {
    const text = { title: 'A title', content: `${content} ${run}`, rules: firstRules, earlier, samples };
    const start = performance.now();
    findingsOf(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const other = (n: number): string => anArticle(isOrdinary, 37 + n);

const isOrdinary = (content: string): boolean => content.split(/\s+/).length >= 1_000;

/**
 * Measures all checks over an article of ordinary length and over the longest that can be saved, beside the other
 * articles of a house.
 */
export function measureChecks(): readonly CheckResult[] {
  const ordinary = anArticle(isOrdinary);
  const longest = anArticle((content) => content.length >= 200_000).slice(0, 200_000);
  return [
    { text: '1,000 words', ms: shortest(ordinary), limitMs: 20 },
    { text: '200,000 characters', ms: shortest(longest), limitMs: 500 },
  ];
}
