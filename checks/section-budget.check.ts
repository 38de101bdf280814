import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { counted } from './text/counted.js';
import { plannedSections, wordsUnder } from './text/sections.js';

const tolerance = 0.25;

/** Compares the words under each heading with the outline. */
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
    const planned = plannedSections(text);
    if (planned.length === 0) return notChecked('There is no outline to compare the sections with.');
    const failures = planned.flatMap(({ name, budget: limit, section }): Failure[] => {
      if (!section) return [{ message: `The outline’s section “${name}” is missing.`, limit }];
      const value = wordsUnder(text, section);
      if (Math.abs(value - limit) <= limit * tolerance) return [];
      const message = `“${section.words}” has ${counted(value, 'word')}; the outline plans ${counted(limit, 'word')}.`;
      return [{ message, value, limit, spans: [text.span(section.heading.start, section.heading.end)] }];
    });
    return failuresOr(failures, 'Every section is about as long as the outline plans.');
  },
};
