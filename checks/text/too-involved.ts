import { isBlank } from './blanks.js';

/** The signs that begin or end something in markdown. A parser compares those of a block with each other. */
const signs = charactersOf('[]!*_~`<&|\\@');
const maxSignsOfABlock = 2_000;
const maxSigns = 40_000;

const maxMarks = 3_000;
const maxDepth = 20;
const maxIndent = 2 * maxDepth;

/** The marks of nested quotations and lists at the start of a line, up to one more than the limit. */
const marks = new RegExp(String.raw`^(?:[ \t\r]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t\r]))){1,${maxDepth + 1}}`);
const mark = />|[-+*]|\d[.)]/g;

const maxLines = 10_000;

const [carriageReturn, backtick, lessThan, bracket, closing, parenthesis] = [...charactersOf('\r`<[](')];

/**
 * Matches a blank line as markdown parsers see it; other characters that people take for blanks do not separate blocks.
 */
const isBlankLine = /^[ \t\r]*$/;
/** An item of a list that may come right below another line. */
const isEntry = /^ {0,3}[-+*][ \t]+\S/;

/**
 * How often a parser may look at a character of a text again; this many looks take about a twentieth of a second. For a
 * backtick, an angle bracket or `](`, parsers search the whole block for the end. They try a definition of a link again at
 * each line, and look over the rest of a run of blanks from each of them.
 */
const maxLooks = 10_000_000;
const looksOfBlank = 2;

/**
 * Whether reading a markdown text could hold up the page. No parser takes linear time for all texts, and fifty thousand
 * brackets take a minute. No article by a person comes near these bounds. Takes time in proportion to the text.
 */
export function isTooInvolved(markdown: string): boolean {
  const involved = new Involved();
  for (let start = 0, end = 0; end < markdown.length; start = end + 1) {
    end = markdown.indexOf('\n', start);
    if (end === -1) end = markdown.length;
    if (involved.isTooMuchWith(markdown.slice(start, end))) return true;
  }
  return false;
}

/** A part between blank lines. */
interface Block {
  length: number;
  lines: number;
  signs: number;
  /** The number of signs whose end is searched for in the whole block. */
  openings: number;
  hasBracket: boolean;
}

const noBlock = { length: 0, lines: 0, signs: 0, openings: 0, hasBracket: false };

/** Counts what a parser must compare in the lines so far. */
class Involved {
  private lines = 0;
  private signs = 0;
  private marks = 0;
  private looks = 0;
  private block: Block = { ...noBlock };

  isTooMuchWith(line: string): boolean {
    if (isBlankLine.test(line) || isEntry.test(line)) this.endBlock();
    const depth = marks.exec(line)?.[0].match(mark)?.length ?? 0;
    this.marks += depth;
    this.add(line);
    return (
      this.lines > maxLines ||
      this.signs > maxSigns ||
      this.block.signs > maxSignsOfABlock ||
      this.looks + looksAt(this.block) > maxLooks ||
      this.marks > maxMarks ||
      depth > maxDepth ||
      (depth > 0 && indentOf(line) > maxIndent)
    );
  }

  private endBlock(): void {
    this.looks += looksAt(this.block);
    this.block = { ...noBlock };
  }

  private add(line: string): void {
    const { block } = this;
    const signsBefore = block.signs;
    let lines = 1;
    let run = 0;
    let before = 0;
    for (let at = 0; at < line.length; at += 1) {
      const unit = line.charCodeAt(at);
      if (signs.has(unit)) block.signs += 1;
      if (unit === backtick || unit === lessThan || (unit === parenthesis && before === closing)) {
        block.openings += 1;
      }
      if (unit === bracket) block.hasBracket = true;
      if (unit === carriageReturn) lines += 1;
      run = isBlank(unit) ? run + 1 : 0;
      this.looks += run * looksOfBlank;
      before = unit;
    }
    block.length += line.length + 1;
    block.lines += lines;
    this.lines += lines;
    this.signs += block.signs - signsBefore;
  }
}

const looksAt = ({ length, lines, openings, hasBracket }: Block): number =>
  (openings + (hasBracket ? lines : 0)) * length;

const indentOf = (line: string): number => line.length - line.trimStart().length;

function charactersOf(text: string): ReadonlySet<number> {
  return new Set(Array.from(text, (sign) => sign.charCodeAt(0)));
}
