import type { ArticleInputs } from '../../generation/contract.js';
import type { Theme } from './choose-theme.js';
import type { Form } from './form.js';
import type { Lens } from './lens.js';
import { lengthOf, list, paragraph, indivisible, type DemoBlock, type Part } from './part.js';
import { shuffled, type Random } from '../wording/seeded.js';
import { allSubjects, craft, type SubjectSection } from './subjects.js';
import { topicOf } from '../wording/topic-of.js';
import { capitalized, ended, escaped, excerpt } from '../wording/words.js';

export interface Ingredients {
  readonly inputs: ArticleInputs;
  readonly theme: Theme;
  readonly lens: Lens;
  readonly form: Form;
  readonly random: Random;
  /** Whether a text may be printed under the rules. */
  readonly suits: (text: string) => boolean;
  /** A phrase that the article must have and that no other part contains. */
  readonly phrase: string | undefined;
  /** The fewest words that the article needs. */
  readonly target: number;
}

const rank = {
  lead: 0,
  closing: 1,
  firstSection: 2,
  checks: 3,
  section: 4,
  voice: 6,
  angle: 7,
  craft: 10,
  more: 100,
};

const plain = (blocks: readonly DemoBlock[], at: number): Part => ({ heading: null, blocks, rank: at });

/** Returns the entry whose turn it is if a list is repeated endlessly. */
const atTurn = <T>(list: readonly T[], turn: number): T | undefined => list[turn % list.length];

/**
 * Names the requested subject. Instructions for the style are meant only for the writer, so the reader does not see
 * them.
 */
function topicSentence({ idea, customPrompt }: ArticleInputs): string {
  const topic = idea ? null : topicOf(customPrompt ?? '');
  if (topic === null) return '';
  const what = topic.endsWith('?') ? 'question' : 'subject';
  return `One ${what} runs through this article: “${ended(escaped(capitalized(topic)))}” What follows keeps to the part of it that an owner can act on.`;
}

function lead({ inputs, theme, suits }: Ingredients): Part {
  const opening = atTurn(theme.subject.leads.filter(suits), theme.variant) ?? '';
  const texts = [opening, topicSentence(inputs)].filter((text) => text !== '' && suits(text));
  return plain(texts.map(paragraph), rank.lead);
}

/**
 * Returns sections of the subject, of the voice and of the craft, mixed so that no two articles have the same
 * structure.
 */
function sections({ theme, lens, form, random, suits, inputs }: Ingredients): Part[][] {
  const asPart = (section: SubjectSection, at: number): Part[] => {
    const heading = [form.headingOf(section), section.heading, section.question].find(suits);
    const blocks = section.paragraphs.filter(suits).map(paragraph);
    return heading !== undefined && blocks.length > 0 ? [{ heading, blocks, rank: at }] : [];
  };
  const { variant } = theme;
  const own = theme.subject.sections;
  // A further article on the same subject begins with another section, and sections of the craft replace the last one.
  const turned = own.map((_, at) => atTurn(own, at + variant)).flatMap((section) => section ?? []);
  const ranks = [rank.firstSection, rank.section, variant === 0 ? rank.section : rank.more];
  const [first = [], ...others] = turned.map((section, at) => asPart(section, ranks[at] ?? rank.more));
  const voice = atTurn(lens.sections, variant);
  const number = inputs.sibling?.number ?? 1;
  const aside = shuffled(craft, random).map((section, at) =>
    asPart(section, rank.craft + ((at + number) % craft.length)),
  );
  const mixed = shuffled(
    [...others.flat(), ...(voice ? asPart(voice, rank.voice) : []), ...aside.flat()],
    random,
  );
  return [first, mixed];
}

/** Returns sections of other subjects, for rules that ask for more text than one subject has. */
function reserve({ theme, form, random, suits }: Ingredients): Part[] {
  const others = allSubjects.filter(({ sections }) => sections !== theme.subject.sections);
  return shuffled(others, random)
    .flatMap(({ sections }) => sections)
    .filter((section) => suits(form.headingOf(section)))
    .map((section, at) => ({
      heading: form.headingOf(section),
      blocks: section.paragraphs.filter(suits).map(paragraph),
      rank: rank.more + at,
    }));
}

function checks({ theme, form, suits }: Ingredients): Part[] {
  const entries = theme.subject.checks.filter(suits);
  const heading = [form.checksHeading, 'A short list'].find(suits);
  if (entries.length === 0 || heading === undefined) return [];
  const block = list(entries.map((entry, at) => (form.numbered ? `${at + 1}. ${entry}` : `- ${entry}`)));
  return [{ heading, blocks: [block], rank: rank.checks }];
}

function angle({ inputs, suits }: Ingredients): Part[] {
  const text = escaped(excerpt(inputs.persona.writingAngle, 40));
  return text !== '' && suits(text) ? [plain([indivisible(`> ${text}`)], rank.angle)] : [];
}

function whyNow({ inputs, suits }: Ingredients): Part[] {
  const { relevance = '', sources = [] } = inputs.idea ?? {};
  const texts = [escaped(relevance)].filter((text) => text !== '' && suits(text));
  const named = sources.map(escaped).filter((source) => source !== '' && suits(source));
  const blocks = [
    ...texts.map(paragraph),
    ...(named.length > 0 ? [list(named.map((source) => `- ${source}`))] : []),
  ];
  return blocks.length > 0
    ? [{ heading: 'Why now, and where to look', blocks, rank: rank.firstSection }]
    : [];
}

function closing({ lens, theme, suits, phrase }: Ingredients): Part {
  const end = atTurn(lens.closings.filter(suits), theme.variant) ?? '';
  const term = phrase === undefined ? '' : `One term belongs in every file of this kind: “${phrase}”.`;
  const question = `A question worth taking to an expert: ${theme.subject.question}`;
  const texts = [term, end, question].filter((text) => text !== '' && suits(text));
  return plain([paragraph(texts.join(' '))], rank.closing);
}

/** Returns everything that the article could have, in reading order; the parts are then chosen by rank. */
export function plannedParts(ingredients: Ingredients): Part[] {
  const { form, target } = ingredients;
  const [first = [], ...others] = sections(ingredients);
  const list = checks(ingredients);
  const before = [
    lead(ingredients),
    ...(form.angle === 'after the opening' ? angle(ingredients) : []),
    ...(form.checksFirst ? list : []),
    ...whyNow(ingredients),
    ...first,
    ...(form.angle === 'after the first section' ? angle(ingredients) : []),
    ...others.flat(),
  ];
  const after = [...(form.checksFirst ? [] : list), closing(ingredients)];
  const words = [...before, ...after].reduce((sum, part) => sum + lengthOf(part), 0);
  return [...before, ...(words < target ? reserve(ingredients) : []), ...after];
}
