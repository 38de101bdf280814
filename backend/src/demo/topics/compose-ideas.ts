import { seeded, shuffled, type Random } from '../wording/seeded.js';
import { topicOf } from '../wording/topic-of.js';
import { cut, excerpt, plainWords } from '../wording/words.js';
import {
  EarlierTitles,
  type IdeaInputs,
  isBroad,
  type ProposedIdea,
  type ResearchSource,
  researchSources,
} from '../../topics/contract.js';
import { angleOf, ideaLenses, subjects, ideaTitle, type IdeaLens, type CollectedThing } from './texts.js';

interface Ideas {
  readonly ideas: ProposedIdea[];
}

interface Draft {
  readonly subject: CollectedThing;
  readonly lens: IdeaLens;
  readonly title: string;
}

const draftOf = (subject: CollectedThing, lens: IdeaLens): Draft => ({
  subject,
  lens,
  title: ideaTitle(lens, subject),
});

/** Returns every pair once: first each subject with one lens, then each with the next, and so on. */
function pairs(order: readonly CollectedThing[], ways: readonly IdeaLens[]): Draft[] {
  return ways.flatMap((_, round) =>
    order.flatMap((subject, place) => {
      const lens = ways[(place + round) % ways.length];
      return lens ? [draftOf(subject, lens)] : [];
    }),
  );
}

interface Known {
  readonly words: string;
}

const hitsOf = ({ words }: Known, spoken: ReadonlySet<string>): number =>
  words.split(' ').filter((word) => spoken.has(word)).length;

/** Returns a list in random order, except that entries that are more closely related to the words come first. */
function byCloseness<T extends Known>(list: readonly T[], spoken: ReadonlySet<string>, random: Random): T[] {
  const hits = (entry: T): number => hitsOf(entry, spoken);
  return shuffled(list, random).sort((a, b) => hits(b) - hits(a));
}

/** Whether a source covers many fields, such as an insurer; a source of a single field says little about any other. */
function isGeneral({ categories: [first, ...others] }: ResearchSource): boolean {
  return first !== undefined && isBroad(first) && others.filter((key) => !isBroad(key)).length > 1;
}

/**
 * Returns sources of the subject's own field, then a few general ones; only general ones for a subject without a field.
 */
function sourcesFor({ key }: CollectedThing, random: Random): number[] {
  const serving = shuffled(researchSources, random).filter(({ categories }) => categories.includes(key));
  const own = serving.filter((source) => isGeneral(source) === isBroad(key));
  const others = isBroad(key) ? [] : serving.filter(isGeneral);
  const ownCount = 3 + Math.floor(random() * 3);
  const chosen = [...own.slice(0, ownCount), ...others.slice(0, 1 + Math.floor(random() * 3))];
  return chosen.map(({ number }) => number);
}

function ideaOf({ subject, lens, title }: Draft, random: Random, topic: string | null): ProposedIdea {
  const point = topic === null ? '' : ` Come back to “${topic}” in the end.`;
  return {
    title,
    angle: angleOf(lens, subject) + point,
    relevance: `${subject.stake} ${lens.reason}`,
    sources: sourcesFor(subject, random),
    categories: [subject.key, ...subject.also],
  };
}

/**
 * Returns at most so many new pairs, from the first on: those unlike any earlier title, otherwise those whose exact
 * title is new. If there are none, an old one must be repeated.
 */
function newDrafts(drafts: readonly Draft[], earlier: EarlierTitles, most: number): Draft[] {
  const those = (isNew: (draft: Draft) => boolean): Draft[] => {
    const found: Draft[] = [];
    for (const draft of drafts) {
      if (found.length === most) break;
      if (isNew(draft)) found.push(draft);
    }
    return found;
  };
  const unlike = those(({ title }) => earlier.like(title) === undefined);
  if (unlike.length > 0) return unlike;
  const others = those(({ title }) => earlier.same(title) === undefined);
  return others.length > 0 ? others : drafts.slice(0, 1);
}

/** Returns a random draft, most often the first. */
function oneOf(drafts: readonly Draft[], random: Random): Draft {
  const draft = drafts[Math.floor(random() ** 4 * drafts.length)];
  if (!draft) throw new Error('There is nothing to propose.');
  return draft;
}

const seedOf = ({ number, occasion, prompt }: IdeaInputs): unknown => [number, occasion, prompt];

/** Composes the ideas of a week, each of another category. It is pure: the same inputs give the same ideas. */
export function composeWeek(inputs: IdeaInputs, count: number): Ideas {
  const random = seeded(seedOf(inputs));
  const earlier = new EarlierTitles(inputs.earlierTitles);
  let drafts = pairs(shuffled(subjects, random), shuffled(ideaLenses, random));
  const ideas: ProposedIdea[] = [];
  while (ideas.length < count) {
    const draft = oneOf(newDrafts(drafts, earlier, 1), random);
    earlier.add(draft.title);
    drafts = drafts.filter(({ subject }) => subject.key !== draft.subject.key);
    ideas.push(ideaOf(draft, random, null));
  }
  return { ideas };
}

/** Makes a subject that the demo writer knows nothing about, in the words of the request. */
function unknownSubject(topic: string): CollectedThing {
  const short = cut(excerpt(topic, 4), 60);
  return {
    key: 'collectibles',
    also: ['market-intel'],
    words: '',
    thing: `“${short}”`,
    detail: 'the papers, the photographs and what the owner was told',
    stake: 'What few people collect has few people who can judge it, so the file has to speak for itself.',
  };
}

/** Returns the subjects that are related to the request, the closest first, then all others. */
function subjectsFor(spoken: ReadonlySet<string>, topic: string | null, random: Random): CollectedThing[] {
  const order = byCloseness(subjects, spoken, random);
  const [closest] = order;
  const isKnown = closest !== undefined && hitsOf(closest, spoken) > 0;
  return topic === null || isKnown ? order : [unknownSubject(topic), ...order];
}

/** Composes one idea about the requested subject, as far as the demo writer knows it. */
export function composeCustom(inputs: IdeaInputs): Ideas {
  const random = seeded(seedOf(inputs));
  const prompt = inputs.prompt ?? '';
  const spoken = new Set(plainWords(prompt));
  const topic = topicOf(prompt);
  const ways = byCloseness(ideaLenses, spoken, random);
  const drafts = subjectsFor(spoken, topic, random).flatMap((subject) =>
    ways.map((lens) => draftOf(subject, lens)),
  );
  // The choice is not always the closest, because people who ask for the same thing at the same moment should get
  // different ideas.
  const close = newDrafts(drafts, new EarlierTitles(inputs.earlierTitles), 6);
  const draft = oneOf(close, random);
  return { ideas: [ideaOf(draft, random, topic)] };
}
