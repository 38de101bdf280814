import { parentPort } from 'node:worker_threads';
import { withFootnotes, type CitedSource } from '../../../../prose/footnotes.js';
import { htmlOfMarkdown } from '../../../../prose/html-of-markdown.js';
import { lexicalOf } from './lexical.js';
import { wordPressBlocks } from './wordpress-blocks.js';

export interface SiteTextWork {
  readonly articleId: string;
  /** The text in markdown, with markers of sources. */
  readonly content: string;
  readonly sources: readonly CitedSource[];
  readonly as: 'wordpress' | 'lexical';
}

export interface SiteText {
  readonly text: string;
  /** The notes for WordPress, as JSON; empty for other sites. */
  readonly notes: string;
}

function written({ articleId, content, sources, as }: SiteTextWork): SiteText {
  const html = htmlOfMarkdown(withFootnotes(content, sources));
  return as === 'wordpress' ? wordPressBlocks(html, articleId) : { text: lexicalOf(html), notes: '' };
}

/** The thread that writes texts in the forms of sites: each comes in as a message, and its result goes out as one. */
parentPort?.on('message', (work: SiteTextWork) => parentPort?.postMessage(written(work)));
