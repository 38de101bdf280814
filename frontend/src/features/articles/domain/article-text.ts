import type { ArticleStatus } from '@/components/ui/graphics/mark';
import type { Faults } from '@/components/editing/use-faults';
import type { Edits } from '@/components/editing/versions';
import { tooLong } from '@/components/editing/too-long';

/** What a person can change of an article. */
export type ArticleText = {
  title: string;
  content: string;
  /** Empty for none. */
  summary: string;
  status: ArticleStatus;
};

export const emptyText: ArticleText = { title: '', content: '', summary: '', status: 'draft' };

/** The form that this browser keeps a statement under until the article is promoted with it. */
export const statementForm = (id: string) => `statement:${id}`;

/** What keeps a text from being saved. */
export function faultOf({ title, summary }: ArticleText): Faults {
  const faults = {
    title: title.trim() === '' ? 'Give the article a title.' : titleTooLong(title),
    summary: summaryTooLong(summary),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

export function titleTooLong(title: string): string | undefined {
  return tooLong('A title', title, 300);
}

export function summaryTooLong(summary: string): string | undefined {
  return tooLong('A summary', summary, 300);
}

/** My title and text as I see them, whatever they have saved; summary and status are mine only where I changed them. */
export function onTopOf({ base, values }: Edits<ArticleText>, theirs: ArticleText): ArticleText {
  const mineOr = <Field extends 'summary' | 'status'>(field: Field) =>
    values[field] === base.values[field] ? theirs[field] : values[field];
  return { ...values, summary: mineOr('summary'), status: mineOr('status') };
}

/** What is read of it. */
export type Words = Pick<ArticleText, 'title' | 'content'>;

/** Whether the words are the same, whatever summary and status. */
export function sameWords(one: Words, other: Words): boolean {
  return one.title === other.title && one.content === other.content;
}
