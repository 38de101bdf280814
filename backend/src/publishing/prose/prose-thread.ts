import { parentPort } from 'node:worker_threads';
import { withFootnotes, type CitedSource } from '../../../../prose/footnotes.js';
import { htmlOfMarkdown } from '../../../../prose/html-of-markdown.js';

export interface ProseWork {
  /** Markdown, with markers of sources. */
  readonly content: string;
  readonly sources: readonly CitedSource[];
  readonly as: 'markdown' | 'html';
}

/** The thread that sets texts, one after the other: each comes in as a message, and what is made of it goes out as one. */
parentPort?.on('message', ({ content, sources, as }: ProseWork) => {
  const noted = withFootnotes(content, sources);
  parentPort?.postMessage(as === 'html' ? htmlOfMarkdown(noted) : noted);
});
