import type { RulesDocument } from '../../editorial/contract.js';
import { material, materialNotice, optionalMaterial } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { promptList } from '../../platform/ai/prompt-list.js';
import { oneLine } from '../../platform/text/one-line.js';
import { articleAnswer, type ArticleAnswer } from './article-answer.js';
import type { ArticleInputs } from './article-inputs.js';

function rulesText(rules: RulesDocument): string {
  const { length, must_include_at_least_one_of } = rules.format_and_quality_standards;
  const { background, overall_tone } = rules.tone_and_voice;
  const { category_specific_guidance, ...inspiration } = rules.topic_inspiration;
  const tone = Object.entries(overall_tone).map(([name, text]) => `${name}: ${text}`);
  return [
    `Length: at least ${length.min_words} and at most ${length.max_words} words in the body; aim for the middle.`,
    ...promptList('About the length:', [length.preferred_range, length.note]),
    ...promptList(
      'Include at least one of these (a phrase in double quotes word for word):',
      must_include_at_least_one_of,
    ),
    ...promptList('Do:', rules.do),
    ...promptList('Do not (a phrase in double quotes must not occur at all):', rules.do_not),
    ...promptList('Tone:', tone),
    ...promptList('The house:', Object.values(background)),
    ...promptList('Finding the subject:', Object.values(inspiration)),
    ...promptList('By category:', category_specific_guidance),
  ].join('\n\n');
}

/** What every prompt about an article lays down first; the same for the draft and its revision. */
export function articleSystem(rules: RulesDocument): string {
  return [
    'You write articles for a house that publishes on collectibles, luxury assets and collector insurance. A person reviews every article before it is published. Invent no people, firms, sales, figures or quotations; where you do not know, say what would settle it.',
    materialNotice,
    'The body is markdown: sections under ## headings, no heading of the first level, no repetition of the title.',
    'The editorial rules:',
    rulesText(rules),
  ].join('\n\n');
}

function personaText({ persona }: ArticleInputs): string[] {
  return [
    'Write in the voice of this persona, as the persona, without introducing it.',
    ...optionalMaterial('Persona', persona.name),
    ...optionalMaterial('About the persona', persona.aboutMe),
    ...optionalMaterial('Writing style', persona.writingStyle),
    ...optionalMaterial('Context', persona.context),
    ...optionalMaterial('Expertise', persona.expertise),
    ...optionalMaterial('Tone pillars', persona.tonePillars.join('\n')),
    ...optionalMaterial('Writing angle', persona.writingAngle),
  ];
}

function subjectText({ category, customPrompt, idea, plan }: ArticleInputs): string[] {
  const asked = [
    ...optionalMaterial('What the desk asks for', customPrompt),
    ...optionalMaterial('Its subject, as planned', plan?.subject),
    ...optionalMaterial('Its angle, as planned', plan?.angle),
    ...optionalMaterial('Its working title', plan?.title),
  ];
  const chosen = asked.length > 0 || idea !== null;
  return [
    ...optionalMaterial('Category', category.name),
    ...optionalMaterial('What the category is about', category.description),
    ...optionalMaterial('Topic idea: title', idea?.title),
    ...optionalMaterial('Topic idea: angle', idea?.angle),
    ...optionalMaterial('Topic idea: why now', idea?.relevance),
    ...optionalMaterial('Topic idea: sources to check', idea?.sources.join('\n')),
    ...asked,
    chosen
      ? 'Write about that, within the category and the rules.'
      : 'Choose one subject of the category that suits the persona.',
  ];
}

function sourcesText({ sources }: ArticleInputs): string[] {
  if (sources.length === 0) return [];
  return [
    'The article rests on the sources below. Where a sentence takes a fact, a figure or a quotation from one, its marker stands at the end of that sentence, such as [s1]. Use no other markers, and no facts or figures from elsewhere.',
    ...sources.map(({ id, title, text }) => material(`Source [${id}], ${oneLine(title)}`, text)),
  ];
}

function othersText({ recentTitles, sibling, plan }: ArticleInputs): string[] {
  const titles = optionalMaterial(
    'Titles that exist already; take another subject and another title',
    recentTitles.join('\n'),
  );
  if (!sibling || sibling.of < 2 || plan) return titles;
  const place = `This is article ${sibling.number} of ${sibling.of} in this category that are being written at the same time. List for yourself ${sibling.of} subjects, or ${sibling.of} sides of the one that is asked for, that have little in common, and write about number ${sibling.number}.`;
  return [...titles, place];
}

/** What asks for an article, apart from the rules. */
export function articleUser(inputs: ArticleInputs): string {
  return [...personaText(inputs), ...subjectText(inputs), ...othersText(inputs), ...sourcesText(inputs)].join(
    '\n\n',
  );
}

/** The bound of an answer that may be a whole article: three tokens a word, and no less than thoughts take beside one. */
export function articleTokens({ rules }: ArticleInputs): number {
  return Math.max(16_000, 3 * rules.format_and_quality_standards.length.max_words);
}

/** Asks for an article. Raise the version with any change of the wording here. */
export const articlePrompt = new PromptKind<ArticleInputs, ArticleAnswer>(
  'article',
  '1',
  articleAnswer,
  (inputs) => ({ system: articleSystem(inputs.rules), user: articleUser(inputs) }),
  { mostTokens: articleTokens },
);
