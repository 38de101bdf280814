import type { ArticleStatus } from '@/components/ui/graphics/mark';
import type { Article } from '../api/article';
import { tooLong } from '@/components/too-long';

/** What a person can change of an article. */
export interface ArticleText {
  title: string;
  content: string;
  status: ArticleStatus;
}

/** What a person has changed and not saved, and the article that they changed. */
export interface Edits {
  base: Article;
  text: ArticleText;
  /** What was sent to be saved, and may have been saved although no answer came. */
  sent?: readonly ArticleText[] | undefined;
}

/**
 * What of edits is still unsaved, with the article as it is now. A save whose answer never came is seen by what it has
 * left on the server: what was written since goes on top of it.
 */
export function unsavedOn(edits: Edits, article: Article): Edits | undefined {
  const { base, text } = edits;
  if (sameText(text, article)) return undefined;
  return article.revision > base.revision && wasSent(edits, article) ? { base: article, text } : edits;
}

/** Whether a text is one that was sent to be saved. */
export function wasSent({ sent = [] }: Edits, text: ArticleText): boolean {
  return sent.some((one) => sameText(one, text));
}

export function titleTooLong(title: string): string | undefined {
  return tooLong('A title', title, 300);
}

export function textOf({ title, content, status }: ArticleText): ArticleText {
  return { title, content, status };
}

export function sameText(one: ArticleText, other: ArticleText): boolean {
  return sameWords(one, other) && one.status === other.status;
}

/** Whether the words are the same, whatever the status. */
export function sameWords(
  one: Pick<ArticleText, 'title' | 'content'>,
  other: Pick<ArticleText, 'title' | 'content'>,
): boolean {
  return one.title === other.title && one.content === other.content;
}
