import { writtenDay } from './dates/written-day.js';
import type { DateKind, DatePlace, PageDate } from './dates/page-date.js';
import { LeftOutParts, type LeftOut } from './left-out.js';
import type { PageFact, PageThing } from './page-data/page-thing.js';
import type { PageText } from './page-text.js';

/** The limit for one source, for a prompt and for a person who looks through it. */
const maxCharacters = 20_000;

interface SourceText {
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
}

/**
 * A page as the source of an article: its text, followed by the facts in its data and its dates, which are labelled as
 * such. If that is too long, the text is cut between two words, and the data stay.
 */
export function sourceText({ text, things, dates, leftOut }: PageText): SourceText {
  const texts = things.flatMap((thing) => thing.texts);
  const told = texts.length === 0 ? () => true : toldIn(text);
  const longer = texts.filter(({ value }) => !told(value));
  const body = [text, ...longer.map(({ name, value }) => `The ${name} in the page’s data:\n\n${value}`)];
  const behind = [dataText(things), datesText(dates)].filter((part) => part !== '').join('\n\n');
  const whole = body.filter((part) => part !== '').join('\n\n');
  const kept = shortened(whole, maxCharacters - (behind === '' ? 0 : behind.length + 2));
  return {
    text: [kept, behind].filter((part) => part !== '').join('\n\n'),
    leftOut: [...leftOut, ...cutOff(whole.slice(kept.length))],
  };
}

function cutOff(rest: string): LeftOut[] {
  const parts = new LeftOutParts();
  parts.note('cut', rest);
  return parts.all();
}

/** The text cut between two words, if it has any. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return (/^[^]*(?=\s)/.exec(cut)?.[0] ?? cut).toWellFormed().trimEnd();
}

function dataText(things: readonly PageThing[]): string {
  const paragraphs = things
    .filter(({ facts }) => facts.length > 0)
    .map(({ kind, facts }) => `${titles[kind]}: ${listed(facts)}`);
  return paragraphs.length === 0 ? '' : ['The page’s own data, beside its text:', ...paragraphs].join('\n\n');
}

const titles: Readonly<Record<PageThing['kind'], string>> = {
  product: 'Product',
  offer: 'Offer',
  article: 'Article',
  event: 'Event',
};

const listed = (facts: readonly PageFact[]): string =>
  facts.map(({ name, value }) => `${name}: ${value}`).join('; ');

const kinds: Readonly<Record<DateKind, string>> = {
  published: 'published',
  updated: 'last updated',
  event: 'date of the event or sale',
};

const places: Readonly<Record<DatePlace, string>> = {
  metadata: 'its metadata',
  data: 'its data',
  time: 'a time marked in it',
  words: 'its words',
};

function datesText(dates: readonly PageDate[]): string {
  const told = dates.map(
    ({ kind, date, from }) => `${kinds[kind]}: ${writtenDay(date)} (from ${places[from]})`,
  );
  return told.length === 0 ? '' : `The page’s dates: ${told.join('; ')}`;
}

/** The share of a text's sentences that must be told already for the text to add nothing. */
const share = 0.8;

const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[.!?…\n]+/)
    .map((sentence) => sentence.replaceAll(/[^\p{L}\p{N}]+/gu, ''))
    .filter((sentence) => sentence.length > 20);

/** @returns whether another text's sentences are already in this one */
function toldIn(text: string): (other: string) => boolean {
  const told = new Set(sentencesOf(text));
  return (other) => {
    const sentences = sentencesOf(other);
    return (
      sentences.length > 0 &&
      sentences.filter((sentence) => told.has(sentence)).length >= sentences.length * share
    );
  };
}
