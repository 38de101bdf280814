import { edited, writtenBy, type AuthoredText, type Runs } from './authored-text.js';
import { blocksWritten } from './model-writings.js';
import type { TextChange } from './text-changes.js';
import { WordReader } from './words-read.js';

/** The authors of a text as a change left it. Plain data. */
export interface Division {
  readonly revision: number;
  /** The authors’ parts of title and content. An author's number is that of the change which the words came with. */
  readonly title: Runs;
  readonly content: Runs;
  /** The blocks that a model's change wrote into, as `blocksWritten` gives them; empty for an import. */
  readonly asWritten?: readonly string[];
}

/** The result of the changes of a text, with everything that later changes depend on. Plain data. */
export interface Replay {
  /** The number of changes so far. */
  readonly changes: number;
  readonly title: AuthoredText;
  readonly content: AuthoredText;
  /** The divisions that some of the changes left, in order, including those that later changes restore. */
  readonly divisions: readonly Division[];
}

const nothing: Replay = { changes: 0, title: writtenBy(0, ''), content: writtenBy(0, ''), divisions: [] };

/** Takes up further changes of the text, in order. The division into batches does not affect the origins. */
export function replay(before: Replay | undefined, changes: readonly TextChange[]): Replay {
  let { changes: author, title, content } = before ?? nothing;
  const divisions = [...(before ?? nothing).divisions];
  const [titles, contents] = [new WordReader(), new WordReader()];
  for (const { by, revision, restores, ...text } of changes) {
    const restored = restores === undefined ? undefined : divisionAt(divisions, restores);
    title = next(title, text.title, author, restored?.title, titles);
    content = next(content, text.content, author, restored?.content, contents);
    const asWritten = by.kind === 'ai' ? blocksWritten(author, content) : [];
    const written = by.kind === 'user' ? {} : { asWritten };
    divisions.push({ revision, title: title.runs, content: content.runs, ...written });
    author += 1;
  }
  return { changes: author, title, content, divisions };
}

/** The parts as they were at a revision; undefined before the first. */
function divisionAt(divisions: readonly Division[], revision: number): Division | undefined {
  return divisions.findLast((division) => division.revision <= revision);
}

function next(
  before: AuthoredText,
  text: string | undefined,
  author: number,
  restored: Runs | undefined,
  reader: WordReader,
): AuthoredText {
  if (text === undefined) return before;
  // Parts that don't fit the text belong to another text than the record says.
  if (restored && (restored.at(-2) ?? 0) === text.length) return { text, runs: restored };
  return edited(before, text, author, reader);
}
