import { changedFields, type Descriptions, firstValues, itsTitle, subjectsOf } from '../audit/contract.js';
import type { CategoryEvent } from './domain/categories.events.js';
import type { EditorialRulesEvent } from './domain/editorial-rules.events.js';

const category = subjectsOf('category');

const labels = { description: 'the description', color: 'the colour' };

/** Audit sentences of categories. */
export const categorySentences: Descriptions<CategoryEvent> = {
  CategoryAdded: ({ data: { id, name, description, color } }) => ({
    subject: category(id, name),
    summary: `added the category “${itsTitle}”`,
    changes: firstValues({ name, description, color }),
  }),
  CategoryChanged: ({ data: { id, ...fields } }) => ({
    subject: category(id, fields.name?.to),
    ...changedFields('the category', fields, labels),
  }),
  CategoryRemoved: ({ data: { id } }) => ({
    subject: category(id),
    summary: `removed the category “${itsTitle}”`,
  }),
  CategoriesReordered: ({ data: { order } }) => ({
    subject: { kind: 'category-list', id: 'categories', title: 'the category list' },
    summary: `reordered ${itsTitle}`,
    changes: firstValues({ order }),
  }),
};

/** The names of the screen's tabs, by the part of the document that each tab shows. */
const tabs: Readonly<Record<string, string>> = {
  format_and_quality_standards: 'Format Standards',
  do: 'Content Rules',
  do_not: 'Content Rules',
  tone_and_voice: 'Tone & Voice',
  topic_inspiration: 'Topic Inspiration',
  article_generation_schedule: 'Schedule',
  promotion: 'Promotion',
  credentials: 'Transparency',
  security: 'Security',
};

/** Audit sentences of the editorial rules. */
export const editorialRulesSentences: Descriptions<EditorialRulesEvent> = {
  EditorialRulesSet: ({ data: { changes, restoredFrom } }) => ({
    subject: { kind: 'editorial-rules', id: 'editorial-rules', title: 'the editorial rules' },
    summary: rulesSummary(changes, restoredFrom),
    changes: changes.map(({ path, from, to }) => ({ field: path, from, to })),
  }),
};

function rulesSummary(changes: readonly { path: string }[], restoredFrom: number | undefined): string {
  if (restoredFrom !== undefined) return `restored ${itsTitle} to revision ${restoredFrom}`;
  if (changes.length === 0) return `created ${itsTitle}`;
  const names = new Set(changes.map(({ path }) => tabs[/^\w+/.exec(path)?.[0] ?? ''] ?? path));
  return `changed ${itsTitle}: ${new Intl.ListFormat('en').format(names)}`;
}
