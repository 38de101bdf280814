import type { Entity } from '../page-data/entities.js';
import { labelBefore, labelledDates } from './date-labels.js';
import type { DateKind, DatePlace, PageDate } from './page-date.js';
import { writtenDate } from './written-date.js';

/** The names of metadata with dates, in lower case. */
const metaNames: readonly (readonly [DateKind, RegExp])[] = [
  [
    'updated',
    /^(?:(?:og:)?(?:article:)?(?:modified|updated)_time|(?:dc|dcterms)\.(?:date\.)?modified|datemodified|last-?modified|lastmod|revised)$/,
  ],
  [
    'published',
    /^(?:(?:og:)?(?:article:)?published_time|(?:dc|dcterms)\.(?:date(?:\.(?:issued|created|published))?|issued|created)|date|pubdate|publish-?_?date|publication_date|parsely-pub-date|sailthru\.date|citation_(?:publication_)?date|datepublished)$/,
  ],
];

const dataNames: readonly (readonly [DateKind, string])[] = [
  ['published', 'datePublished'],
  ['updated', 'dateModified'],
  ['event', 'startDate'],
];

const mostOfKind = 3;
const mostElements = 200;
const longestDate = 60;

type Found = Omit<PageDate, 'from'>;

/**
 * The dates of a page, each with its place; data for programs come before visible words.
 * @param text the visible text of the page
 */
export function pageDates(document: Document, entities: readonly Entity[], text: string): PageDate[] {
  const places: readonly (readonly [DatePlace, readonly Found[]])[] = [
    ['metadata', datesInMetadata(document)],
    ['data', datesInData(entities)],
    ['time', datesInTimes(document, entities)],
    ['words', firstOfEach(labelledDates(text))],
  ];
  const dates = new Map<string, PageDate>();
  for (const [from, found] of places) {
    for (const { kind, date } of found) {
      const key = `${kind} ${date}`;
      if (!dates.has(key)) dates.set(key, { kind, date, from });
    }
  }
  return within(bounded([...dates.values()]));
}

const bounded = (dates: readonly PageDate[]): PageDate[] =>
  (['published', 'updated', 'event'] as const).flatMap((kind) =>
    dates.filter((date) => date.kind === kind).slice(0, mostOfKind),
  );

/** Leaves out a change on the day of publication, which adds nothing. */
function within(dates: readonly PageDate[]): PageDate[] {
  const published = new Set(dates.flatMap(({ kind, date }) => (kind === 'published' ? date : [])));
  return dates.filter(({ kind, date }) => kind !== 'updated' || !published.has(date));
}

const firstOfEach = (dates: readonly Found[]): Found[] =>
  dates.filter(({ kind }, place) => dates.findIndex((other) => other.kind === kind) === place);

function datesInMetadata(document: Document): Found[] {
  return firstOfEach(
    [...document.querySelectorAll('meta')].slice(0, mostElements).flatMap((meta) => {
      const name = (meta.getAttribute('property') ?? meta.getAttribute('name') ?? '').toLowerCase();
      const kind = metaNames.find(([, names]) => names.test(name))?.[0];
      return found(kind, meta.getAttribute('content'));
    }),
  );
}

/** An article's own dates come first, because the page around it is rebuilt whenever its frame changes. */
function datesInData(entities: readonly Entity[]): Found[] {
  const ofKind = (wanted: Entity['kind']): readonly Entity[] =>
    entities.filter(({ kind }) => kind === wanted);
  const [text] = [...ofKind('article'), ...ofKind('page')];
  return [...(text ? [text] : []), ...ofKind('event').slice(0, mostOfKind)].flatMap(({ properties }) =>
    dataNames.flatMap(([kind, name]) => {
      const value = [properties[name]].flat()[0];
      return found(kind, typeof value === 'string' ? value : null);
    }),
  );
}

/**
 * The heading of an article has its date without a label; on the page of a lot or a sale it may be the date of the
 * sale.
 */
function datesInTimes(document: Document, entities: readonly Entity[]): Found[] {
  const isOfThing = entities.some(({ kind }) => kind === 'product' || kind === 'offer' || kind === 'event');
  return firstOfEach(
    [...document.querySelectorAll('time, [itemprop]')].slice(0, mostElements).flatMap((element) => {
      const isHeading = !isOfThing && element.closest('article header, main header') !== null;
      const kind = kindOf(element) ?? (isHeading && element.nodeName === 'TIME' ? 'published' : undefined);
      return found(
        kind,
        element.getAttribute('datetime') ?? element.getAttribute('content') ?? element.textContent,
      );
    }),
  );
}

function kindOf(element: Element): DateKind | undefined {
  const property = element.getAttribute('itemprop') ?? '';
  const named = dataNames.find(([, name]) => property.split(/\s+/).includes(name))?.[0];
  if (named !== undefined || element.nodeName !== 'TIME') return named;
  const name = element.getAttribute('class') ?? '';
  if (
    element.hasAttribute('pubdate') ||
    /\b(?:published|publish-date|pub-?date|posted|entry-date)\b/i.test(name)
  )
    return 'published';
  if (/\b(?:updated|modified)\b/i.test(name)) return 'updated';
  return labelBefore(textBefore(element));
}

/** The nearest text before an element, within its parent or right before the parent. */
function textBefore(element: Element): string {
  for (const start of [element, element.parentElement]) {
    let before = start?.previousSibling;
    while (before && (before.textContent ?? '').trim() === '') before = before.previousSibling;
    if (before) return (before.textContent ?? '').trimEnd();
  }
  return '';
}

function found(kind: DateKind | undefined, value: string | null): Found[] {
  const date = writtenDate((value ?? '').slice(0, longestDate));
  return kind === undefined || date === undefined ? [] : [{ kind, date }];
}
