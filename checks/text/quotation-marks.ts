import type { Range } from './ranges.js';

/** A passage in marks; offsets of the text that it stands in. */
export interface MarkedPassage extends Range {
  /** What stands between the marks. */
  readonly from: number;
  readonly to: number;
  /** The one that it begins with. */
  readonly mark: string;
  /** It is not closed where what was read ends. */
  readonly isOpen: boolean;
  /** Whether its marks are paired in one way only. */
  readonly isCertain: boolean;
}

/** What closes a passage, by what opens it. */
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
/** These are apostrophes, and signs of feet and inches, too. */
const singles = "‘’‚'";
const directed = '«»‹›「」『』';
const elision = /^(?:\d\ds?(?![\p{L}\p{N}])|(?:tis|twas|til|em|cause|round|n)(?!\p{L}))/iu;
const unread = '\u2060\u200b';
/** What else than a blank may stand before an opening mark. */
const opensAfter = '([{—–-/|“„"«»‹›‘‚\'';
const deepest = 8;
/** Where a paragraph has more, what they belong to is anybody's guess. */
const mostMarks = 5_000;

type Kind = 'word' | 'blank' | 'sign';

/** The same few signs stand beside most marks. */
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
  /** What stands before it, marks of emphasis left out; a blank where nothing does. */
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
 * The outermost passages in quotation marks of a part of a text, in order.
 * @param goingOn the mark of a quotation that an earlier paragraph left open, which this one may go on with
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

/** Of no more than one that is too many. */
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
  // Straight marks that stand by themselves close what is open.
  const isByItself = sign === '"' && ahead === 'blank' && behind === 'blank';
  const closes = ahead !== 'blank' && behind !== 'word' && !(opens && '([{/|'.includes(before));
  return {
    mayOpen: opens && (ahead === 'blank' || opensAfter.includes(before)),
    mayClose: closes || isByItself,
  };
}

/** For each mark whether another one of its kind may close after it, before one opens. */
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

/** The nearest sign that a reader sees, or a blank. */
function beside(part: string, at: number, step: 1 | -1): string {
  let place = at + step;
  for (;;) {
    const sign = part.charAt(place);
    if (sign === '' || !unread.includes(sign)) return sign || ' ';
    place += step;
  }
}

/** Whether nothing that a reader sees stands before it. */
function isFirst(prose: string, start: number, at: number): boolean {
  let place = at - 1;
  while (place >= start && /[\s\u2060\u200b]/.test(prose.charAt(place))) place -= 1;
  return place < start;
}
