import { failuresOr, type Check, type Failure } from './check.js';
import { quoted } from './text/counted.js';
import type { ParsedText } from './text/parsed-text.js';
import { hasText, sectionsOf, type Section } from './text/sections.js';

const fewest = 2;

/**
 * A text has no skipped level, no empty heading or section, no repeated heading, and at least two headings. The title
 * is level 1.
 */
export const headingTree: Check = {
  id: 'heading-tree',
  name: 'Headings',
  about: 'Looks for skipped levels, empty or repeated headings, and fewer than two sections.',
  kind: 'certain',
  severity: 'warn',
  fix: 'model',
  version: 2,
  markdown: 'needed',
  run(text) {
    const sections = sectionsOf(text);
    return failuresOr(faults(text, sections), `The text has ${sections.length} sections in order.`);
  },
};

function* faults(text: ParsedText, sections: readonly Section[]): Generator<Failure> {
  const value = sections.length;
  if (value < fewest) {
    const has = value === 0 ? 'no section' : 'only one section';
    yield { message: `The text has ${has}; at least two are asked for.`, value, limit: fewest };
  }
  const seen = new Set<string>();
  let above = 1;
  for (const [at, section] of sections.entries()) {
    const { heading, level, words, key } = section;
    const spans = [text.span(heading.start, heading.end)];
    if (key === '') yield { message: 'A heading has no words.', spans };
    else if (seen.has(key)) yield { message: `The heading ${quoted(words)} is there twice.`, spans };
    seen.add(key);
    if (level > above + 1) {
      yield { message: `${quoted(words)} skips a level: ${level} follows ${above}.`, spans };
    }
    above = level;
    if (!hasText(text, section) && (sections[at + 1]?.level ?? 0) <= level) {
      yield { message: `Nothing stands under the heading ${quoted(words)}.`, spans };
    }
  }
}
