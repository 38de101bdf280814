/** Marks that open and close with different signs. */
const pairs: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '‘': '’',
  '‚': '‘’',
  '«': '»',
  '»': '«',
  '‹': '›',
  '「': '」',
  '『': '』',
};

/** Marks that open and close with the same signs, the longest first. */
const same = ['***', '___', '**', '__', '~~', '"', "'", '*', '_', '`'];

/** Words that begin with an apostrophe: ’tis, ’90s. */
const elided = /^['’‘](?:tis|twas|til|cause|em|round|n|\d)/i;

/** A line without the marks around the whole of it; marks around parts of it stay. */
export function withoutMarks(line: string): string {
  if (elided.test(line)) return line;
  const [first = ''] = line;
  const last = line.at(-1) ?? '';
  const closing = pairs[first];
  if (closing?.includes(last) && line.length > 2) {
    const inner = line.slice(1, -1);
    return closesEarly(inner, first, closing) ? line : inner;
  }
  const mark = same.find((one) => line.length > 2 * one.length && line.startsWith(one) && line.endsWith(one));
  if (mark === undefined) return line;
  const inner = line.slice(mark.length, -mark.length);
  return partsItself(inner, mark) || !standsAround(inner, mark) ? line : inner;
}

/** Whether marks of emphasis surround a text: they touch its words, and are as many before it as after it. */
function standsAround(inner: string, mark: string): boolean {
  const [sign = ''] = mark;
  if (sign === '"' || sign === "'") return true;
  return !inner.startsWith(sign) && inner.trim() === inner && (mark !== '*' || !inner.endsWith(sign));
}

/** Whether a mark inside closes the first one, as in “A” and “B”. An apostrophe closes nothing. */
function closesEarly(inner: string, opening: string, closing: string): boolean {
  const reopened = inner.indexOf(opening);
  if (reopened < 0) return false;
  const closed = [...inner].findIndex(
    (sign, at, signs) => closing.includes(sign) && !/\p{L}/u.test(signs[at + 1] ?? ''),
  );
  return closed >= 0 && closed < [...inner.slice(0, reopened)].length;
}

/** The same check for marks that look alike: the first one inside closes if no blank is before it. */
function partsItself(inner: string, mark: string): boolean {
  const at = mark === "'" ? inner.search(/(?<!\p{L})'|'(?!\p{L})/u) : inner.indexOf(mark);
  if (at < 0) return false;
  const opens = /^$|[\s([–—-]$/u.test(inner.slice(0, at));
  return !(opens && inner.indexOf(mark, at + mark.length) >= 0);
}
