const opening = /\{\{([<%])/g;
/** An invisible character at which no line is broken. */
const wordJoiner = '\u2060';

/**
 * Code in which Hugo shows shortcodes as typed, although it also looks for them in code. A shortcode becomes a comment
 * in Hugo's syntax for this. Without an end it can't be one, so an invisible character separates its braces.
 */
export function shownShortcodes(code: string): string {
  const parts: string[] = [];
  // Nothing after the last end is searched, so that many openings without an end take no quadratic time.
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
