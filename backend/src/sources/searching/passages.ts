import { plainWordsIn } from '../../../../checks/text/words.js';

/** The longest passage, in words. */
const longest = 120;
/** The length from which a passage may end with its paragraph, in words. */
const longEnough = 60;

const sentenceEnd = /[.!?…]["”’')\]]*$/;

/**
 * A text in pieces of at most 120 words, in order and word for word. A piece ends with a paragraph or a sentence where
 * possible.
 */
export function passagesIn(text: string): string[] {
  const words = Array.from(text.matchAll(/\S+/g), ({ index, 0: word }) => ({
    at: index,
    end: index + word.length,
  }));
  const passages: string[] = [];
  let first = 0;
  let sentence = 0;
  const cut = (last: number): void => {
    passages.push(text.slice(words[first]?.at, words[last]?.end));
    first = last + 1;
  };
  words.forEach(({ at, end }, place) => {
    if (sentenceEnd.test(text.slice(Math.max(at, end - 5), end))) sentence = place;
    const size = place - first + 1;
    const endsParagraph = text.slice(end, words[place + 1]?.at).includes('\n');
    if (place === words.length - 1 || (endsParagraph && size >= longEnough)) cut(place);
    else if (size === longest) cut(sentence >= first + longEnough - 1 ? sentence : place);
  });
  return passages;
}

/** A text to choose passages from. */
export interface PassageText {
  readonly title: string;
  readonly text: string;
}

export interface ChosenPassage {
  /** The places in the lists of texts and questions, counted from 0. */
  readonly text: number;
  readonly question: number;
  readonly passage: string;
}

export interface PassageBounds {
  readonly aQuestion: number;
  readonly inAll: number;
  /** The most texts that passages are chosen from. */
  readonly texts: number;
}

interface Candidate {
  readonly text: number;
  readonly passage: string;
  readonly words: ReadonlySet<string>;
}

/** The fewest words that a passage must share with a question; fewer may be an accident. */
const fewestShared = 2;
/** The most passages of one text for one question, so that several texts are used. */
const mostOfOneText = 2;

/**
 * The passages that share most with each question, with rare words weighing more; each passage serves only one
 * question. The questions take turns, so that none is left without passages because others came first.
 */
export function chosenPassages(
  questions: readonly string[],
  texts: readonly PassageText[],
  { aQuestion, inAll, texts: mostTexts }: PassageBounds,
): ChosenPassage[] {
  const candidates = texts.flatMap(({ title, text }, place) =>
    passagesIn(text).map((passage): Candidate => ({
      text: place,
      passage,
      words: new Set(plainWordsIn(`${title} ${passage}`)),
    })),
  );
  const ranked = questions.map((question) => inOrder(new Set(plainWordsIn(question)), candidates));
  const chosen: ChosenPassage[] = [];
  const taken = new Set<Candidate>();
  const used = new Set<number>();
  for (let round = 0; round < aQuestion; round += 1) {
    ranked.forEach((best, question) => {
      if (chosen.length >= inAll) return;
      const ofText = (place: number): number =>
        chosen.filter((one) => one.question === question && one.text === place).length;
      const next = best.find(
        (one) =>
          !taken.has(one) &&
          ofText(one.text) < mostOfOneText &&
          (used.has(one.text) || used.size < mostTexts),
      );
      if (!next) return;
      taken.add(next);
      used.add(next.text);
      chosen.push({ text: next.text, question, passage: next.passage });
    });
  }
  return chosen;
}

/** The candidates that share words with the question, the most specific first. */
function inOrder(asked: ReadonlySet<string>, candidates: readonly Candidate[]): Candidate[] {
  const weight = new Map(
    [...asked].map((word) => {
      const holding = candidates.filter(({ words }) => words.has(word)).length;
      return [word, Math.log((candidates.length + 1) / (holding + 0.5))];
    }),
  );
  return candidates
    .map((candidate) => {
      const shared = [...asked].filter((word) => candidate.words.has(word));
      const score = shared.reduce((sum, word) => sum + (weight.get(word) ?? 0), 0);
      return { candidate, shared: shared.length, score };
    })
    .filter(({ shared, score }) => shared >= fewestShared && score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ candidate }) => candidate);
}
