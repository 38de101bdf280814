import { checks } from '@checks/registry';
import { checksTab } from './checks-fields';
import type { RulesField, RulesTab } from './rules-field';
import { securityTab } from './security-fields';
import { transparencyTab } from './transparency-fields';

/** The checks that may block. Guesses never do. */
export const blockingChecks = checks
  .filter(({ kind }) => kind === 'certain')
  .map(({ id, name }) => ({ value: id, label: name }));

const length = 'format_and_quality_standards/length';
const background = 'tone_and_voice/background';
const topics = 'topic_inspiration';
const schedule = 'article_generation_schedule';

/** Every place of the document, by its path, on the tab that shows it. */
export const rulesTabs: readonly RulesTab[] = [
  {
    value: 'format-standards',
    label: 'Format Standards',
    fields: [
      { kind: 'number', path: `${length}/min_words`, label: 'Fewest words', unit: 'words', most: 10_000 },
      { kind: 'number', path: `${length}/max_words`, label: 'Most words', unit: 'words', most: 10_000 },
      { kind: 'line', path: `${length}/preferred_range`, label: 'Preferred range' },
      { kind: 'text', path: `${length}/note`, label: 'Note on length' },
      {
        kind: 'list',
        path: 'format_and_quality_standards/must_include_at_least_one_of',
        label: 'Must include at least one of',
        hint: 'Phrases in double quotes are checked automatically; the rest is for the reviewer.',
        add: 'Add an element',
      },
    ],
  },
  {
    value: 'content-rules',
    label: 'Content Rules',
    fields: [
      { kind: 'list', path: 'do', label: 'Do', add: 'Add a rule' },
      { kind: 'list', path: 'do_not', label: 'Do not', add: 'Add a rule' },
    ],
  },
  {
    value: 'tone-and-voice',
    label: 'Tone & Voice',
    fields: [
      { kind: 'text', path: `${background}/description`, label: 'Description' },
      { kind: 'text', path: `${background}/platform_scope`, label: 'Platform scope' },
      { kind: 'text', path: `${background}/editorial_mission`, label: 'Editorial mission' },
      {
        kind: 'pairs',
        path: 'tone_and_voice/overall_tone',
        label: 'Overall tone',
        add: 'Add a trait',
        pair: { names: ['name', 'meaning'], longest: [100, 1_000], first: '', placeholder: 'What it means' },
      },
      {
        kind: 'cards',
        path: 'spelling',
        label: 'Spelling',
        absent: '',
        options: [
          {
            value: '',
            label: 'Not set',
            note: 'Each article keeps to one spelling; which one is up to the model.',
          },
          {
            value: 'american',
            label: 'American',
            note: 'Color, appraised, catalog. Quotations stay as they are.',
          },
          {
            value: 'british',
            label: 'British',
            note: 'Colour, catalogue, jewellery. Quotations stay as they are.',
          },
        ],
      },
    ],
  },
  {
    value: 'topic-inspiration',
    label: 'Topic Inspiration',
    fields: [
      { kind: 'text', path: `${topics}/approach`, label: 'Approach' },
      { kind: 'text', path: `${topics}/content_principles`, label: 'Content principles' },
      { kind: 'text', path: `${topics}/current_events_guidance`, label: 'Current events' },
      { kind: 'text', path: `${topics}/angle_development`, label: 'Developing an angle' },
      {
        kind: 'list',
        path: `${topics}/category_specific_guidance`,
        label: 'Guidance by category',
        add: 'Add guidance',
      },
    ],
  },
  {
    value: 'schedule',
    label: 'Schedule',
    fields: [
      {
        kind: 'number',
        path: `${schedule}/total_articles_per_week`,
        label: 'Articles a week',
        unit: 'articles',
        most: 20,
      },
      {
        kind: 'number',
        path: `${schedule}/articles_per_persona`,
        label: 'Articles per persona',
        unit: 'articles',
        most: 20,
      },
      { kind: 'day', path: `${schedule}/run_day`, label: 'Day of the run' },
      { kind: 'text', path: `${schedule}/distribution_strategy`, label: 'Distribution' },
    ],
  },
  checksTab,
  {
    value: 'promotion',
    label: 'Promotion',
    fields: [
      {
        kind: 'checks',
        path: 'promotion/blocking',
        label: 'Checks that block',
        hint: 'An article that fails one of these can’t be promoted. An administrator can override it with a reason.',
      },
      {
        kind: 'flag',
        path: 'promotion/secondPerson',
        label: 'Second person',
        hint: 'Whether somebody else must promote what one has generated or edited.',
      },
      {
        kind: 'share',
        path: 'promotion/maxUntouchedAiShare',
        label: 'Most untouched text',
        hint: 'How much of the words may be in paragraphs of the model that nobody has changed, in percent.',
      },
    ],
  },
  transparencyTab,
  securityTab,
];

export const rulesFields: readonly RulesField[] = rulesTabs.flatMap(({ fields }) => fields);

/** The labels of all places, by their paths. */
export const rulesLabels: Readonly<Record<string, string>> = Object.fromEntries(
  rulesFields.map(({ path, label }) => [path, label]),
);

/** Finds the field that a path belongs to, such as `do` for `do[3]`. */
export function fieldAt(path: string): RulesField | undefined {
  return rulesFields.find(
    (field) =>
      path === field.path || (/^[/[]/.test(path.slice(field.path.length)) && path.startsWith(field.path)),
  );
}
