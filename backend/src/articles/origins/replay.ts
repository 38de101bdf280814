import { edited, writtenBy, type AuthoredText, type Runs } from './authored-text.js';
import { blocksWritten } from './model-writings.js';
import type { TextChange } from './text-changes.js';
import { WordReader } from './words-read.js';

/** What a change of the text left. Plain data. */
export interface Division {
  readonly revision: number;
  /** The authors’ parts of title and content. An author's number is that of the change which the words came with. */
  readonly title: Runs;
  readonly content: Runs;
  /** Of a model's writing: the blocks that it wrote into, as `blocksWritten` tells them. Of an import: none. */
  readonly asWritten?: readonly string[];
}

/** What the changes of a text have led to: all that the next ones rest on. Plain data. */
export interface Replay {
  /** How many there were. */
  readonly changes: number;
  readonly title: AuthoredText;
  readonly content: AuthoredText;
  /** What some of them left, in order: at least those that are restored by what follows. */
  readonly divisions: readonly Division[];
}

const nothing: Replay = { changes: 0, title: writtenBy(0, ''), content: writtenBy(0, ''), divisions: [] };

/** Takes up further changes of the text, in order. The same changes give the same origins, however they are parted. */
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
  // Parts that don't fit are those of another text than the record says it was.
  if (restored && (restored.at(-2) ?? 0) === text.length) return { text, runs: restored };
  return edited(before, text, author, reader);
}
