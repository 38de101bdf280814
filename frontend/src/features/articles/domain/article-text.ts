import type { ArticleStatus } from '@/components/ui/graphics/mark';
import type { Faults } from '@/components/editing/use-faults';
import type { Edits } from '@/components/editing/versions';
import { tooLong } from '@/components/editing/too-long';

/** What a person can change of an article. */
export type ArticleText = {
  title: string;
  content: string;
  status: ArticleStatus;
};

export const emptyText: ArticleText = { title: '', content: '', status: 'draft' };

/** The form that this browser keeps a statement under until the article is promoted with it. */
export const statementForm = (id: string) => `statement:${id}`;

/** What keeps a text from being saved. */
export function faultOf({ title }: ArticleText): Faults {
  const fault = title.trim() === '' ? 'Give the article a title.' : titleTooLong(title);
  return fault === undefined ? {} : { title: fault };
}

export function titleTooLong(title: string): string | undefined {
  return tooLong('A title', title, 300);
}

/** My title and text as I see them, whatever they have saved; the status is mine only where I changed it. */
export function onTopOf({ base, values }: Edits<ArticleText>, theirs: ArticleText): ArticleText {
  return { ...values, status: values.status === base.values.status ? theirs.status : values.status };
}

/** All of it but the status. */
export type Words = Pick<ArticleText, 'title' | 'content'>;

/** Whether the words are the same, whatever the status. */
export function sameWords(one: Words, other: Words): boolean {
  return one.title === other.title && one.content === other.content;
}
