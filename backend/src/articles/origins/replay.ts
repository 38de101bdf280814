import { edited, writtenBy, type AuthoredText, type Runs } from './authored-text.js';
import { WordReader } from './words-read.js';
import type { Acceptance, TextChange, Writer } from './text-changes.js';

/** Who wrote words, when, and with which revision they came. */
export interface Author extends Partial<Acceptance> {
  readonly by: Writer;
  readonly revision: number;
  readonly at: string;
}

/** The authors' parts of title and content as a revision left them. */
interface Division {
  readonly revision: number;
  readonly title: Runs;
  readonly content: Runs;
}

/** The origins of an article at each revision up to the last one that changed the text. Plain data. */
export interface Replay {
  readonly authors: readonly Author[];
  readonly divisions: readonly Division[];
  readonly title: AuthoredText;
  readonly content: AuthoredText;
  /** The content as each writing of a model left it. */
  readonly byModel: readonly ModelText[];
}

export interface ModelText extends AuthoredText {
  /** The number of the model's writing among the authors. */
  readonly author: number;
}

const nothing: Replay = {
  authors: [],
  divisions: [],
  title: writtenBy(0, ''),
  content: writtenBy(0, ''),
  byModel: [],
};

/** Takes up further changes of the text, in order. The same changes give the same origins, however they are parted. */
export function replay(before: Replay | undefined, changes: readonly TextChange[]): Replay {
  const authors = [...(before ?? nothing).authors];
  const divisions = [...(before ?? nothing).divisions];
  const byModel = [...(before ?? nothing).byModel];
  const [titles, contents] = [new WordReader(), new WordReader()];
  let { title, content } = before ?? nothing;
  for (const { by, revision, at, restores, proposal, ...text } of changes) {
    const author = authors.push({ by, revision, at, ...proposal }) - 1;
    const restored = restores === undefined ? undefined : divisionAt(divisions, restores);
    title = next(title, text.title, author, restored?.title, titles);
    content = next(content, text.content, author, restored?.content, contents);
    if (by.kind === 'ai') byModel.push({ ...content, author });
    divisions.push({ revision, title: title.runs, content: content.runs });
  }
  return { authors, divisions, title, content, byModel };
}

/** The parts as they were at a revision; undefined before the first. */
export function divisionAt(divisions: readonly Division[], revision: number): Division | undefined {
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
