import type { ChangeSpec, EditorState, Line, TransactionSpec } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { treeUpTo, type Stretch } from './leaves';
import { linesBetween } from './lines';

/** A line with the signs that make it a quotation, a list entry or a heading. */
interface Signed {
  line: Line;
  quotes: readonly Stretch[];
  entry: (Stretch & { isNumbered: boolean }) | undefined;
  task: Stretch | undefined;
  heading:
    | (Stretch & { level: number; closing: Stretch | undefined; underline: Stretch | undefined })
    | undefined;
  /** Whether the line belongs to a list entry and is not its first line. */
  goesOn: boolean;
}

const fixed = new Set(['FencedCode', 'CodeBlock', 'HTMLBlock', 'CommentBlock', 'Table', 'LinkReference']);

/** The lines of a stretch whose signs can be changed. */
function signedLines(state: EditorState, tree: Tree, { from, to }: Stretch): Signed[] {
  const lines = new Map<number, Signed>();
  for (const line of linesBetween(state.doc, from, to)) {
    lines.set(line.number, {
      line,
      quotes: [],
      entry: undefined,
      task: undefined,
      heading: undefined,
      goesOn: false,
    });
  }
  const [start, end] = [state.doc.lineAt(from).from, state.doc.lineAt(to).to];
  const lineOf = (at: number) => lines.get(state.doc.lineAt(at).number);
  tree.iterate({
    from: start,
    to: end,
    enter: ({ name, from: begin, to: finish, node }) => {
      const own = begin >= start ? lineOf(begin) : undefined;
      if (name === 'QuoteMark' && own) own.quotes = [...own.quotes, { from: begin, to: finish }];
      if (name === 'TaskMarker' && own) own.task = { from: begin, to: finish };
      if (name === 'ListMark' && own) {
        own.entry = { from: begin, to: finish, isNumbered: node.parent?.parent?.name === 'OrderedList' };
      }
      if (name === 'ListItem') goOn(lines, state, begin, finish);
      const level = Number(/Heading(\d)$/.exec(name)?.[1] ?? 0);
      if (level > 0 && own) own.heading = headingOf(node, level);
      if (!fixed.has(name)) return true;
      for (const line of linesBetween(state.doc, Math.max(begin, start), Math.min(finish, end))) {
        lines.delete(line.number);
      }
      return false;
    },
  });
  return [...lines.values()].filter(({ line }) => !isUnderline(lines, line));
}

function goOn(lines: ReadonlyMap<number, Signed>, state: EditorState, from: number, to: number): void {
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  for (const [number, signed] of lines) {
    // An unindented line can also continue an entry, but it does not look like it.
    if (number > first && number <= last) signed.goesOn = /^(?:[ \t]*>)*[ \t]{2,}\S/.test(signed.line.text);
  }
}

function headingOf(node: SyntaxNode, level: number): Signed['heading'] {
  const [first, second] = node.getChildren('HeaderMark');
  if (node.name.startsWith('Setext')) {
    const underline = first && { from: first.from, to: first.to };
    return { from: node.from, to: node.from, level, closing: undefined, underline };
  }
  const closing = second && { from: second.from, to: second.to };
  return { from: node.from, to: first?.to ?? node.from, level, closing, underline: undefined };
}

const isUnderline = (lines: ReadonlyMap<number, Signed>, { from, to }: Line): boolean =>
  [...lines.values()].some(({ heading }) => {
    const at = heading?.underline?.from ?? -1;
    return at >= from && at <= to;
  });

/** Extends the signs by the blanks behind them, usually one. */
function withBlanks(state: EditorState, { from, to }: Stretch): Stretch {
  const [blanks = ''] = /^[ \t]*/.exec(state.sliceDoc(to, state.doc.lineAt(to).to)) ?? [];
  return { from, to: to + blanks.length };
}

/** The offset where the words of a line begin: behind the signs of quotations and, if `isWithin`, of lists. */
function beginOf(state: EditorState, { line, quotes, entry, task }: Signed, isWithin = true): number {
  const last = (isWithin ? (task ?? entry) : undefined) ?? quotes.at(-1);
  const { from, to } = last ? withBlanks(state, last) : { from: line.from, to: line.from };
  return last ? to : from + (/^ {1,3}(?=\S)/.exec(line.text)?.[0].length ?? 0);
}

const hasWords = (state: EditorState, signed: Signed): boolean =>
  state.sliceDoc(beginOf(state, signed, false), signed.line.to).trim() !== '';

/** The lines with words, or the first line when none has any. */
function worded(state: EditorState, lines: readonly Signed[]): readonly Signed[] {
  const some = lines.filter((line) => hasWords(state, line));
  return some.length > 0 ? some : lines.slice(0, 1);
}

type Toggle = (state: EditorState, lines: readonly Signed[]) => ChangeSpec[];

function toggled(toggle: Toggle): (state: EditorState) => TransactionSpec | undefined {
  return (state) => {
    const { from, to } = state.selection.main;
    // A selection that ends at the start of a line contains nothing of that line.
    const end = to > from && state.doc.lineAt(to).from === to ? to - 1 : to;
    const tree = treeUpTo(state, to);
    const changes = state.changes(toggle(state, signedLines(state, tree, { from, to: end })));
    return changes.empty ? undefined : { changes, selection: state.selection.map(changes, 1) };
  };
}

const level = 2;

export const toggledHeading = toggled((state, all) => {
  const lines = worded(state, all);
  const isOff = lines.every(({ heading }) => heading?.level === level);
  return lines.flatMap((signed): ChangeSpec[] => {
    const { heading } = signed;
    if (!heading) return [{ from: beginOf(state, signed), insert: '## ' }];
    const before = heading.to > heading.from ? withBlanks(state, heading) : heading;
    return [
      { ...before, insert: isOff ? '' : '## ' },
      ...[heading.closing, heading.underline].flatMap((mark) => (mark ? [withSpaceBefore(state, mark)] : [])),
    ];
  });
});

/** Extends a range by the blanks, or the line end, before it. */
function withSpaceBefore(state: EditorState, { from, to }: Stretch): Stretch {
  const before = state.sliceDoc(state.doc.lineAt(Math.max(0, from - 1)).from, from);
  const line = state.doc.lineAt(from);
  const start = line.from === from && from > 0 ? from - 1 : from - (before.length - before.trimEnd().length);
  return { from: start, to };
}

export const toggledQuote = toggled((state, lines) => {
  if (worded(state, lines).every(({ quotes }) => quotes.length > 0)) {
    return lines.flatMap(({ quotes: [outer] }) => (outer ? [oneBlankBehind(state, outer)] : []));
  }
  return lines
    .filter(({ quotes }) => quotes.length === 0)
    .map(({ line }) => ({
      from: line.from,
      insert: line.text.trim() === '' && lines.length > 1 ? '>' : '> ',
    }));
});

function oneBlankBehind(state: EditorState, { from, to }: Stretch): Stretch {
  return { from, to: state.sliceDoc(to, to + 1) === ' ' ? to + 1 : to };
}

export const toggledList = toggled((state, all) => {
  const lines = worded(state, all).filter(({ entry, goesOn }) => entry || !goesOn);
  const isOff = lines.length > 0 && lines.every(({ entry }) => entry && !entry.isNumbered);
  return lines.flatMap((signed): ChangeSpec[] => {
    const { entry, task, heading, line, quotes } = signed;
    if (entry && isOff) {
      const begin = quotes.at(-1)?.to ?? line.from;
      const { to } = withBlanks(state, task ?? entry);
      return [{ from: quotes.length > 0 ? withBlanks(state, { from: begin, to: begin }).to : begin, to }];
    }
    if (entry) return entry.isNumbered ? [{ from: entry.from, to: entry.to, insert: '-' }] : [];
    if (!heading) return [{ from: beginOf(state, signed), insert: '- ' }];
    return [
      { ...(heading.to > heading.from ? withBlanks(state, heading) : heading), insert: '- ' },
      ...[heading.closing, heading.underline].flatMap((mark) => (mark ? [withSpaceBefore(state, mark)] : [])),
    ];
  });
});
