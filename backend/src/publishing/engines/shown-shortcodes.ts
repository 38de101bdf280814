const opening = /\{\{([<%])/g;
/** Invisible, and no place where a line is broken. */
const wordJoiner = '\u2060';

/**
 * Code in which shortcodes of Hugo, which it looks for in code too, are shown as they are typed: as a comment, which is
 * how Hugo has them written. One without an end can be none, so its braces are parted by a sign that nobody sees.
 */
export function shownShortcodes(code: string): string {
  const parts: string[] = [];
  // What comes after the last end has none, and is not looked through each time.
  const last = { '>}}': code.lastIndexOf('>}}'), '%}}': code.lastIndexOf('%}}') };
  let at = 0;
  for (const { 0: open, 1: kind, index } of code.matchAll(opening)) {
    if (index < at) continue;
    const closing = kind === '<' ? '>}}' : '%}}';
    const inner = index + open.length;
    const end = inner > last[closing] ? -1 : code.indexOf(closing, inner);
    parts.push(code.slice(at, index));
    if (end < 0) parts.push(`{${wordJoiner}{${kind}`);
    else parts.push(`${open}/*${code.slice(inner, end)}*/${closing}`);
    at = end < 0 ? inner : end + closing.length;
  }
  return parts.join('') + code.slice(at);
}
