import { conductText, spellingText, type RulesDocument } from '../../editorial/contract.js';
import { personaText } from '../../personas/contract.js';
import { materialNotice, optionalMaterial } from '../../platform/ai/material.js';
import type { Wording } from '../../platform/ai/prompt.js';
import { promptList } from '../../platform/ai/prompt-list.js';
import { sourcesText } from '../../sources/contract.js';
import type { ArticleInputs } from './article-inputs.js';
import { researchedText } from './passages-text.js';
import { askedText, ideaText } from './wish-text.js';

/*
 * Every step that writes an article says first what all of them share, in one order, and its own words last: providers
 * charge less for a beginning that they have just read in another prompt. See decision 34.
 */

const facts = [
  'Write no sale, fee, price, share or study that is not in a source below. Where the text needs one, write [write: what to look up] in its place, such as [write: what the last three of this model brought at auction]; a person looks it up. Where the text can do without, leave it out. A [write: …] that is already in a text stays there, word for word.',
  'Invent no people, firms, figures or quotations. The persona speaks of habits, not of events: “I look at the clasp first”, never “Last spring a client showed me a clasp”. An example is called an example.',
];

/** Returns the lines that say how the texts of the house sound. */
export function toneText({ tone_and_voice }: Pick<RulesDocument, 'tone_and_voice'>): string[] {
  const tone = Object.entries(tone_and_voice.overall_tone).map(([name, text]) => `${name}: ${text}`);
  return promptList('Tone:', tone);
}

/**
 * Returns the beginning of every prompt that an article is written by: the same words throughout a house, whatever the
 * article is about.
 */
export function houseSystem(rules: RulesDocument): string {
  const { length, must_include_at_least_one_of } = rules.format_and_quality_standards;
  return [
    'You write for a house that publishes on collectibles, luxury assets and collector insurance. A person reads every article before it is published.',
    materialNotice,
    ...facts,
    `The body of an article is markdown, in sections under ## headings. It has no heading of the first level and doesn’t repeat the title. ${spellingText(rules)}`,
    'The editorial rules of the house:',
    `The body has at least ${length.min_words} and at most ${length.max_words} words; aim for the middle.`,
    ...promptList('About the length:', [length.preferred_range, length.note]),
    ...promptList(
      'Include at least one of these (a phrase in double quotes word for word):',
      must_include_at_least_one_of,
    ),
    ...conductText(rules),
    ...toneText(rules),
    ...promptList('The house:', Object.values(rules.tone_and_voice.background)),
  ].join('\n\n');
}

function shapesText({ recentShapes }: ArticleInputs): string[] {
  if (recentShapes.length === 0) return [];
  return [
    'The persona’s last articles began and ended as below. Begin and end differently: with another kind of sentence, or, where a rule of the house asks for this kind, on another matter.',
    ...optionalMaterial('They began', recentShapes.map(({ opening }) => opening).join('\n')),
    ...optionalMaterial('They ended', recentShapes.map(({ ending }) => ending).join('\n')),
  ];
}

const beginsWith = (entry: string, name: string): boolean =>
  name !== '' && entry.toLowerCase().startsWith(name.toLowerCase());

/** Returns the guidance for this category, without entries that begin with the name of another one. */
function guidanceText({ category, otherCategories, rules }: ArticleInputs): string[] {
  const others = otherCategories.filter((name) => !beginsWith(category.name, name));
  const entries = rules.topic_inspiration.category_specific_guidance;
  const own = entries.filter((entry) => !others.some((name) => beginsWith(entry, name)));
  return promptList('Guidance for the category:', own);
}

/** Whether the article's subject has been chosen. */
function isChosen(inputs: ArticleInputs): boolean {
  const { customPrompt, idea, plan } = inputs;
  const isAsked = (customPrompt ?? '').trim() !== '';
  return isAsked || idea !== null || plan !== null || researchedText(inputs).length > 0;
}

function subjectText(inputs: ArticleInputs): string[] {
  const { category, idea, plan } = inputs;
  return [
    ...optionalMaterial('Category', category.name),
    ...optionalMaterial('What the category is about', category.description),
    ...guidanceText(inputs),
    ...ideaText(inputs),
    ...optionalMaterial('Topic idea: sources to check', idea?.sources.join('\n')),
    ...askedText(inputs),
    ...optionalMaterial('Its working title', plan?.title),
    ...(isChosen(inputs) ? ['The article is about that, within the category and the rules.'] : []),
  ];
}

export const dateText = (date: string | null): string[] => (date === null ? [] : [`Today is ${date}.`]);

/** Says who writes, and about what: the same for every step of an article. */
const briefText = (inputs: ArticleInputs): string[] => [
  ...dateText(inputs.date),
  'The article is written in the voice of this persona, as the persona, without introducing it.',
  ...personaText(inputs.persona),
  ...shapesText(inputs),
  ...subjectText(inputs),
];

function evidenceText(inputs: ArticleInputs): string[] {
  const { sources } = inputs;
  if (sources.length === 0) return [];
  return [
    ...researchedText(inputs),
    'The article rests on the sources below. Where a sentence takes a fact, a figure or a quotation from one, its marker stands at the end of that sentence, such as [s1]. Use no other markers, and no facts or figures from elsewhere.',
    ...sourcesText(sources),
  ];
}

/**
 * Makes the prompt for a step of an article.
 * @param own the instructions for this step only; they come last
 */
export function stepWording(inputs: ArticleInputs, own: readonly string[]): Wording {
  return {
    system: houseSystem(inputs.rules),
    user: [...briefText(inputs), ...evidenceText(inputs), ...own].join('\n\n'),
  };
}

/** Tells how the house finds a subject. */
export function findingText({ topic_inspiration }: RulesDocument): string[] {
  const { category_specific_guidance: _, ...ways } = topic_inspiration;
  return promptList('How the house finds a subject and an angle:', Object.values(ways));
}

export const titlesText = (recentTitles: readonly string[]): string[] =>
  optionalMaterial(
    'Titles that exist already; take another subject and another title',
    recentTitles.join('\n'),
  );

/** Returns the instructions for a step that still chooses the article's subject. */
export function choosingText(inputs: ArticleInputs): string[] {
  const { rules, recentTitles, sibling, plan } = inputs;
  const others =
    sibling && sibling.of > 1 && !plan
      ? [
          `This is article ${sibling.number} of ${sibling.of} in this category that are being written at the same time. List for yourself ${sibling.of} subjects, or ${sibling.of} sides of the one that is asked for, that have little in common, and write about number ${sibling.number}.`,
        ]
      : [];
  return [
    ...findingText(rules),
    ...titlesText(recentTitles),
    ...(isChosen(inputs) ? [] : ['Choose one subject of the category that suits the persona.']),
    ...others,
  ];
}
