import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { counted } from './text/counted.js';
import { onlyWords } from './text/folded-text.js';
import { sectionsOf } from './text/sections.js';
import { countWords } from './text/word-count.js';

const tolerance = 0.25;

/** The words under each heading against the outline's. */
export const sectionBudget: Check = {
  id: 'section-budget',
  name: 'Section budget',
  about: 'Counts the words under each heading against the outline, give or take a quarter.',
  kind: 'certain',
  severity: 'info',
  fix: 'model',
  version: 1,
  markdown: 'needed',
  run(text) {
    const outline = text.brief.outline;
    if (!outline?.length) return notChecked('There is no outline to compare the sections with.');
    const sections = new Map(sectionsOf(text).map((section) => [section.key, section]));
    const failures = outline.flatMap(({ heading, words: limit }): Failure[] => {
      const section = sections.get(onlyWords(heading));
      if (!section) return [{ message: `The outline’s section “${heading}” is missing.`, limit }];
      const value = countWords(text.content.slice(section.heading.end, section.end));
      if (Math.abs(value - limit) <= limit * tolerance) return [];
      const message = `“${section.words}” has ${counted(value, 'word')}; the outline plans ${counted(limit, 'word')}.`;
      return [{ message, value, limit, spans: [text.span(section.heading.start, section.heading.end)] }];
    });
    return failuresOr(failures, 'Every section is about as long as the outline plans.');
  },
};
