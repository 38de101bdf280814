import { figuresIn } from '../../../../../checks/text/numbers.js';
import { paragraphsOf } from '../../../../../checks/text/parsed-text.js';
import { sentenceRanges } from '../../../../../checks/text/sentences.js';

type Figure = ReturnType<typeof figuresIn>[number];

/** The words around a figure in a sentence, as far as they may refer to it. */
interface Around {
  /** The words right before the figure, back to the previous one; `after` has those right after it. */
  readonly before: string;
  readonly after: string;
  /** The part of the sentence that contains the figure, between dividing marks and words. */
  readonly clause: string;
  readonly sentence: string;
}

/** A kind of words in a sentence without which a figure would mean something else. */
interface Caveat {
  readonly in: (around: Around) => string | undefined;
  /** Whether a caption keeps the caveat, even if in other words. */
  readonly keptIn: (caption: string, caveat: string) => boolean;
}

const found = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[0].trim();

const asked = 'asked|surveyed|polled|questioned|interviewed|sampled|who (?:answered|replied|responded)';
const peopleAsked = new RegExp(
  String.raw`\b(?:of|among|from|by)\s(?:the\s|its\s|some\s)?\d[\d.,]{0,12}\s(?:[\p{L}’'-]{1,30}\s){1,3}?(?:${asked})\b`,
  'iu',
);
const survey = /\b(?:survey|poll|sample)\sof\s(?:[\p{L}-]{1,20}\s){0,2}?\d[\d.,]{0,12}\s[\p{L}-]{1,30}/iu;
const ofSoMany = /^\s(?:out\s)?of\s(?:the\s)?\d[\d.,]{0,12}\s[\p{L}-]{1,30}/iu;
const speaksOfASurvey =
  /\b(?:survey|poll|asked|sample|respond|answered|replied|questioned|interviewed|study|studied)/iu;

const accordingTo =
  /\b(?:according to\s[^,.;:()]{2,60}|by (?:its|their|his|her|the [\p{L}-]{1,20}’s) own (?:account|count|figures|estimate))/iu;
const speaksOfASource =
  /according to|\b(?:says?|said|reports?|reported|finds?|found|puts?|claims?|own (?:account|count|figures))\b/iu;

const estimates = String.raw`(?:estimate[ds]?|projected|projections?|forecasts?|provisional|preliminary)`;
const estimatedBefore = new RegExp(String.raw`\b${estimates}\b[^.;]{0,30}$`, 'iu');
const estimatedAfter = new RegExp(
  String.raw`^[^.;\d]{0,20}(?:\((?:an? )?${estimates}\)|, (?:by|an?|on) (?:[\p{L}-]{1,20} )?${estimates}\b)`,
  'iu',
);
const speaksOfAnEstimate =
  /\b(?:estimat|project|forecast|provisional|preliminary|may|might|could|expected|likely|about|around|roughly|approximately)/iu;

const costs = 'fees?|tax(?:es)?|commissions?|costs?|premiums?|dut(?:y|ies)|shipping|inflation|VAT';
const beforeCosts = new RegExp(
  String.raw`\b(?:before|excluding|without|not counting|net of)\s(?:[\p{L}’'-]{1,20}\s){0,2}?(?:${costs})\b`,
  'iu',
);
const speaksOfCosts = new RegExp(String.raw`\b(?:${costs})\b`, 'iu');

const atMost = /\b(?:up to|as much as|as many as|at most|no more than)(?=\s[$€£¥]?$)/iu;
const atLeast = /\b(?:at least|no fewer than|no less than)(?=\s[$€£¥]?$)/iu;
const speaksOfTheMost = /\b(?:up to|as much as|as many as|at most|no more than|maximum|ceiling)\b/iu;
const speaksOfTheLeast = /\b(?:at least|no fewer than|no less than|more than|over|minimum)\b/iu;

const caveats: readonly Caveat[] = [
  {
    in: ({ sentence, after }) =>
      found(peopleAsked, sentence) ?? found(survey, sentence) ?? found(ofSoMany, after),
    keptIn: (caption, caveat) =>
      speaksOfASurvey.test(caption) || keysIn(caveat).some((key) => keysIn(caption).includes(key)),
  },
  {
    in: ({ sentence }) => found(accordingTo, sentence),
    keptIn: (caption, caveat) => speaksOfASource.test(caption) || namesWordOf(caveat, caption),
  },
  {
    in: ({ before, after }) => found(estimatedBefore, before) ?? found(estimatedAfter, after),
    keptIn: (caption) => speaksOfAnEstimate.test(caption),
  },
  {
    in: ({ clause }) => found(beforeCosts, clause),
    keptIn: (caption) => speaksOfCosts.test(caption),
  },
  { in: ({ before }) => found(atMost, before), keptIn: (caption) => speaksOfTheMost.test(caption) },
  { in: ({ before }) => found(atLeast, before), keptIn: (caption) => speaksOfTheLeast.test(caption) },
];

const keysIn = (text: string): string[] => figuresIn(text).map(({ key }) => key);

const longWord = /[\p{L}\p{N}]{4,}/gu;

/** Whether the caption names the source, even if in other words. */
function namesWordOf(caveat: string, caption: string): boolean {
  const words = new Set(caption.toLowerCase().match(longWord));
  return (caveat.toLowerCase().match(longWord) ?? []).some((word) => word !== 'according' && words.has(word));
}

const year = /^(?:1[5-9]|20)\d\d$/;
const divider = /[;:—]|,\s(?:and|but|while|whereas|although|against)\s/giu;
/** The greatest distance from a figure, in characters, at which words may still refer to it. */
const farthest = 200;

/** The figures of an article, with the words around them at each place. */
export class FiguresWithCaveats {
  private readonly places = new Map<string, Place[]>();

  constructor(content: string) {
    for (const { start, end } of paragraphsOf(content)) {
      const paragraph = content.slice(start, end).replaceAll(/\s/g, ' ');
      for (const sentence of sentenceRanges(paragraph))
        this.add(paragraph.slice(sentence.start, sentence.end));
    }
  }

  /**
   * Returns, for each figure of a caption, the caveat that the article always gives with it and that the caption lacks.
   */
  dropped(sentences: readonly string[]): { readonly figure: string; readonly caveat: string }[] {
    const caption = sentences.join(' ');
    const figures = new Map(figuresIn(caption).map((figure) => [figure.key, figure.shown]));
    return [...figures].flatMap(([key, figure]) => {
      if (year.test(key)) return [];
      const places = (this.places.get(key) ?? []).map(aroundOf);
      return caveats.flatMap((one) => {
        const told = places.map((around) => one.in(around));
        const [caveat] = told;
        const isAlwaysThere = caveat !== undefined && told.every((text) => text !== undefined);
        // A caveat may be the figure itself, as in “of 214 owners asked”.
        const isItself = caveat !== undefined && keysIn(caveat).at(-1) === key;
        return isAlwaysThere && !isItself && !one.keptIn(caption, caveat) ? [{ figure, caveat }] : [];
      });
    });
  }

  private add(sentence: string): void {
    const figures = figuresIn(sentence);
    figures.forEach((figure, at) => {
      const places = this.places.get(figure.key) ?? [];
      this.places.set(figure.key, places);
      if (places.length >= mostPlaces) return;
      places.push({ sentence, figure, before: figures[at - 1] });
    });
  }
}

const mostPlaces = 20;

interface Place {
  readonly sentence: string;
  readonly figure: Figure;
  /** The previous figure in the sentence. */
  readonly before: Figure | undefined;
}

function aroundOf({ sentence, figure: { at, shown }, before }: Place): Around {
  const end = at + shown.length;
  const from = Math.max(at - farthest, 0);
  const near = sentence.slice(from, end + farthest);
  const dividers = [...near.matchAll(divider)].map(({ index }) => from + index);
  const clause = sentence.slice(
    dividers.findLast((place) => place < at) ?? from,
    dividers.find((place) => place >= end) ?? end + farthest,
  );
  const endBefore = before ? before.at + before.shown.length : 0;
  return {
    before: sentence.slice(Math.max(endBefore, from), at),
    after: sentence.slice(end, end + farthest),
    clause,
    sentence: near,
  };
}
