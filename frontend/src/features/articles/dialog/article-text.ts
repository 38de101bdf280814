import type { ArticleStatus } from '@/components/ui/status-mark';
import type { Article } from '@/api/article';
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
