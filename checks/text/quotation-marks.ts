import type { Range } from './ranges.js';

/** A passage in quotation marks; all offsets are those of the text. */
export interface MarkedPassage extends Range {
  /** The offset at which the words between the marks begin; `to` is where they end. */
  readonly from: number;
  readonly to: number;
  /** The opening mark. */
  readonly mark: string;
  /** Whether the passage is still open at the end of the part that was read. */
  readonly isOpen: boolean;
  /** Whether the marks of the passage can be paired in only one way. */
  readonly isCertain: boolean;
}

/** The marks that close a passage, by the mark that opens it. */
const closing: Readonly<Record<string, string>> = {
  '“': '”"',
  '„': '“”"',
  '"': '"”',
  '”': '”',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹›',
  '‘': "’'",
  '‚': '‘’',
  "'": "'’",
  '「': '」',
  '『': '』',
};
const anyMark = /["“”„«»‹›‘’‚'「」『』]/g;
/** The single marks, which may also be apostrophes or signs of feet and inches. */
const singles = "‘’‚'";
const directed = '«»‹›「」『』';
const elision = /^(?:\d\ds?(?![\p{L}\p{N}])|(?:tis|twas|til|em|cause|round|n)(?!\p{L}))/iu;
const unread = '\u2060\u200b';
/** Characters that may come before an opening mark, besides a blank. */
const opensAfter = '([{—–-/|“„"«»‹›‘‚\'';
const deepest = 8;
/** The most marks of a paragraph that are paired. With more, nobody can tell what they belong to. */
const mostMarks = 5_000;

type Kind = 'word' | 'blank' | 'sign';

/** A cache, because the same few signs are next to most marks. */
const kinds = new Map<string, Kind>();

function kindOf(sign: string): Kind {
  const known = kinds.get(sign);
  if (known) return known;
  const kind = /\s/.test(sign) ? 'blank' : /[\p{L}\p{N}\p{M}]/u.test(sign) ? 'word' : 'sign';
  if (kinds.size < mostKinds) kinds.set(sign, kind);
  return kind;
}
const mostKinds = 1_000;

interface Mark {
  readonly sign: string;
  readonly at: number;
  /** The sign before the mark, ignoring marks of emphasis; a blank if there is none. */
  readonly before: string;
  readonly mayOpen: boolean;
  readonly mayClose: boolean;
}

interface Open {
  readonly mark: string;
  readonly at: number;
  isCertain: boolean;
}

/**
 * Finds the outermost passages in quotation marks within a part of a text, in order.
 * @param goingOn the mark of a quotation that an earlier paragraph left open and this one may continue
 */
export function readMarks(
  prose: string,
  { start, end }: Range,
  goingOn?: string,
): { readonly goesOn: boolean; readonly passages: readonly MarkedPassage[] } {
  const marks = marksIn(prose, start, end);
  const first = marks[0];
  if (first && marks.length > mostMarks) {
    const unclear = { mark: first.sign, at: first.at, isCertain: false };
    return { goesOn: false, passages: [passage(unclear, end, end, false)] };
  }
  const goesOn =
    goingOn !== undefined && first !== undefined && isFirst(prose, start, first.at) && first.sign === goingOn;
  const lastSingleEnd = marks.findLast(({ sign, mayClose }) => mayClose && singles.includes(sign))?.at ?? -1;
  const endsLater = furtherEnds(marks);
  const passages: MarkedPassage[] = [];
  const open: Open[] = [];

  const close = (level: number, at: number): void => {
    const [opened] = open.splice(level);
    if (opened && level === 0 && at > opened.at + 1) passages.push(passage(opened, at, at + 1, false));
  };

  for (const [index, mark] of marks.entries()) {
    const { sign, at, before } = mark;
    const level = open.findLastIndex((one) => closing[one.mark]?.includes(sign));
    const opened = open[level];
    if (opened && mark.mayClose) {
      const isApostrophe = singles.includes(sign) && /[sS]/.test(before) && endsLater[index] === true;
      const isMeasure = sign === '"' && /\d/.test(before) && endsLater[index] === true;
      if (isApostrophe || isMeasure) opened.isCertain = false;
      else close(level, at);
      continue;
    }
    const isSingle = singles.includes(sign);
    const isAlone = isSingle && lastSingleEnd <= at && !isFirst(prose, start, at);
    if (mark.mayOpen && !isAlone) {
      if (open.length < deepest) open.push({ mark: sign, at, isCertain: true });
    } else if (open.length === 0 && !isSingle && !(sign === '"' && /\p{N}/u.test(before))) {
      passages.push({
        ...passage({ mark: sign, at, isCertain: false }, at, at + 1, false),
        from: at,
        to: at,
      });
    }
  }
  const left = open[0];
  if (left) passages.push(passage(left, end, end, true));
  return { goesOn, passages };
}

function passage({ mark, at, isCertain }: Open, to: number, end: number, isOpen: boolean): MarkedPassage {
  return { start: at, end, from: at + 1, to, mark, isOpen, isCertain };
}

/** The quotation marks, up to one more than the limit. */
function marksIn(prose: string, start: number, end: number): Mark[] {
  const marks: Mark[] = [];
  const part = prose.slice(start, end);
  for (const { index, 0: sign } of part.matchAll(anyMark)) {
    const before = beside(part, index, -1);
    const after = beside(part, index, 1);
    const isWithinWord = singles.includes(sign) && kindOf(before) === 'word' && kindOf(after) === 'word';
    if (isWithinWord) continue;
    const { mayOpen, mayClose } = formOf(sign, before, after);
    const isElision = mayOpen && singles.includes(sign) && elision.test(part.slice(index + 1, index + 10));
    marks.push({ sign, at: start + index, before, mayOpen: mayOpen && !isElision, mayClose });
    if (marks.length > mostMarks) break;
  }
  return marks;
}

function formOf(sign: string, before: string, after: string): Pick<Mark, 'mayOpen' | 'mayClose'> {
  const [ahead, behind] = [kindOf(before), kindOf(after)];
  if (directed.includes(sign)) {
    const isBetweenBlanks = ahead === 'blank' && behind === 'blank';
    const mayOpen =
      ahead !== 'word' && !'.,;:!?…'.includes(before) && !(isBetweenBlanks && '»›'.includes(sign));
    return { mayOpen: sign in closing && mayOpen, mayClose: true };
  }
  const opens = ahead !== 'word' && behind !== 'blank';
  const beginsWord = ahead === 'blank' && behind === 'word';
  if (sign === '“' || sign === '„') return { mayOpen: opens, mayClose: sign === '“' && !beginsWord };
  if (sign === '”') return { mayOpen: beginsWord, mayClose: true };
  if (sign === '‚') return { mayOpen: opens, mayClose: false };
  // A straight mark with blanks on both sides closes what is open.
  const isByItself = sign === '"' && ahead === 'blank' && behind === 'blank';
  const closes = ahead !== 'blank' && behind !== 'word' && !(opens && '([{/|'.includes(before));
  return {
    mayOpen: opens && (ahead === 'blank' || opensAfter.includes(before)),
    mayClose: closes || isByItself,
  };
}

/** For each mark, whether another one of its kind may close after it before one opens. */
function furtherEnds(marks: readonly Mark[]): boolean[] {
  const later: boolean[] = [];
  let [single, double] = [false, false];
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const { sign, mayOpen, mayClose } = marks[index] ?? {};
    const isSingle = sign !== undefined && singles.includes(sign);
    later[index] = isSingle ? single : double;
    if (isSingle) single = mayClose === true && mayOpen !== true;
    else if (sign === '"') double = mayClose === true && mayOpen !== true;
  }
  return later;
}

/** The nearest sign that a reader sees, or a blank where there is none. */
function beside(part: string, at: number, step: 1 | -1): string {
  let place = at + step;
  for (;;) {
    const sign = part.charAt(place);
    if (sign === '' || !unread.includes(sign)) return sign || ' ';
    place += step;
  }
}

/** Whether nothing that a reader sees comes before the mark. */
function isFirst(prose: string, start: number, at: number): boolean {
  let place = at - 1;
  while (place >= start && /[\s\u2060\u200b]/.test(prose.charAt(place))) place -= 1;
  return place < start;
}
