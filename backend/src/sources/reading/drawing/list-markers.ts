/**
 * The markers that a browser draws before the items of an ordered list, with a full stop; none where a style says so.
 */
export function markersOf(list: Element): ReadonlyMap<Node, string> {
  const markers = new Map<Node, string>();
  const kind = kindOf(list);
  if (kind === 'none') return markers;
  const items = [...list.childNodes].filter(({ nodeName }) => nodeName === 'LI');
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let next = whole(list.getAttribute('start')) ?? (step < 0 ? items.length : 1);
  for (const item of items) {
    const number = whole((item as Element).getAttribute('value')) ?? next;
    markers.set(item, `${written(number, kind)}.`);
    next = number + step;
  }
  return markers;
}

type Kind = 'none' | '1' | 'a' | 'A' | 'i' | 'I';

const styled: readonly (readonly [RegExp, Kind])[] = [
  [/\bnone\b/i, 'none'],
  [/\blower-(?:alpha|latin)\b/i, 'a'],
  [/\bupper-(?:alpha|latin)\b/i, 'A'],
  [/\blower-roman\b/i, 'i'],
  [/\bupper-roman\b/i, 'I'],
];

function kindOf(list: Element): Kind {
  const style = /list-style[^;]{0,100}/i.exec(list.getAttribute('style') ?? '')?.[0] ?? '';
  const told = styled.find(([named]) => named.test(style))?.[1];
  const type = list.getAttribute('type') ?? '1';
  return told ?? (/^[aAiI]$/.test(type) ? (type as Kind) : '1');
}

/** Writes a number in the list's style; one that letters cannot express is written in figures. */
function written(number: number, kind: Kind): string {
  const letters = /[aA]/.test(kind) ? inLetters(number) : /[iI]/.test(kind) ? inRoman(number) : undefined;
  if (letters === undefined) return String(number);
  return /[AI]/.test(kind) ? letters.toUpperCase() : letters;
}

/** Writes a number as a to z, then aa. */
function inLetters(number: number): string | undefined {
  if (number < 1) return undefined;
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCodePoint(97 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

const romans: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function inRoman(number: number): string | undefined {
  if (number < 1 || number > 3_999) return undefined;
  let [rest, text] = [number, ''];
  for (const [value, letters] of romans) {
    text += letters.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

const whole = (text: string | null): number | undefined =>
  text !== null && /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : undefined;
