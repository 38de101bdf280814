/** Signs that begin or end something in markdown. A reader of markdown compares them within a block with each other. */
const signs = /[[\]!*_~`<&|\\@]/g;
const maxSignsOfABlock = 2_000;
const maxSigns = 40_000;

/** The marks of quotations and lists that a line begins with, each within the one before. */
const marks = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/;
const mark = />|[-+*]|\d[.)]/g;
const maxMarks = 3_000;
const maxDepth = 20;
const maxIndent = 2 * maxDepth;

const maxLines = 10_000;

/**
 * Whether reading a markdown text could hold up the page: no reader of markdown takes its time in proportion to the
 * text, and fifty thousand brackets take a minute. No article that a person wrote comes near these bounds.
 */
export function isTooInvolved(markdown: string): boolean {
  const lines = markdown.split('\n');
  if (lines.length > maxLines) return true;
  let ofAll = 0;
  let ofBlock = 0;
  let marksOfAll = 0;
  for (const line of lines) {
    if (line.trim() === '') ofBlock = 0;
    const found = line.match(signs)?.length ?? 0;
    const depth = marks.exec(line)?.[0].match(mark)?.length ?? 0;
    ofBlock += found;
    ofAll += found;
    marksOfAll += depth;
    if (ofBlock > maxSignsOfABlock || ofAll > maxSigns || marksOfAll > maxMarks) return true;
    if (depth > maxDepth || (depth > 0 && indentOf(line) > maxIndent)) return true;
  }
  return false;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
