import { parentPort } from 'node:worker_threads';
import { withFootnotes, type CitedSource } from '../../../../prose/footnotes.js';
import { htmlOfMarkdown } from '../../../../prose/html-of-markdown.js';
import { lexicalOf } from './lexical.js';
import { wordPressBlocks } from './wordpress-blocks.js';

export interface SiteTextWork {
  readonly articleId: string;
  /** Markdown, with markers of sources. */
  readonly content: string;
  readonly sources: readonly CitedSource[];
  readonly as: 'wordpress' | 'lexical';
}

export interface SiteText {
  readonly text: string;
  /** Of WordPress, as JSON; empty otherwise. */
  readonly notes: string;
}

function written({ articleId, content, sources, as }: SiteTextWork): SiteText {
  const html = htmlOfMarkdown(withFootnotes(content, sources));
  return as === 'wordpress' ? wordPressBlocks(html, articleId) : { text: lexicalOf(html), notes: '' };
}

/** The thread that writes texts as sites want them, one after the other. */
parentPort?.on('message', (work: SiteTextWork) => parentPort?.postMessage(written(work)));
