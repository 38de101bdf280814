import type { ArticleAnswer } from './article-answer.js';
import { articleSections } from './sections.js';

/** The beginning of a block that is not a plain paragraph: a heading, a list, a table, a quotation, a fence. */
const noParagraph = /^(#|[-*+] |\d+[.)] |\||>|```|~~~)/;

const blockEnd = /\n{2,}/;

/** Whether the text can open an article: plain paragraphs, and nothing else. */
export function isPlain(markdown: string): boolean {
  return markdown.split(blockEnd).every((block) => !noParagraph.test(block.trimStart()));
}

/**
 * Returns the plain paragraph that a content begins with, and everything after it; the paragraph is empty if the
 * content begins otherwise.
 */
export function openingOf({ content }: Pick<ArticleAnswer, 'content'>): {
  readonly paragraph: string;
  readonly rest: string;
} {
  const [first] = articleSections(content);
  const [paragraph = ''] = first?.text.trim().split(blockEnd, 1) ?? [];
  if (first?.heading !== '' || !isPlain(paragraph)) return { paragraph: '', rest: content };
  return { paragraph, rest: content.trimStart().slice(paragraph.length).trimStart() };
}

/** Returns the text with another opening paragraph; a text that had none gets it before everything else. */
export function withOpening({ title, content }: ArticleAnswer, opening: string): ArticleAnswer {
  return { title, content: [opening, openingOf({ content }).rest].filter(Boolean).join('\n\n') };
}
