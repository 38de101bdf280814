import type { ArticleStatus } from '@/components/ui/graphics/mark';
import type { Faults } from '@/components/editing/use-faults';
import type { Edits } from '@/components/editing/versions';
import { tooLong } from '@/components/editing/too-long';

/** The parts of an article that a person can change. */
export type ArticleText = {
  title: string;
  content: string;
  /** The summary; empty for none. */
  summary: string;
  status: ArticleStatus;
};

export const emptyText: ArticleText = { title: '', content: '', summary: '', status: 'draft' };

/** The name of the form under which this browser keeps a statement until the article is promoted with it. */
export const statementForm = (id: string) => `statement:${id}`;

/** The faults that keep a text from being saved, by field. */
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

/**
 * Applies my edits to their text: title and content are mine, summary and status are mine only where I changed them.
 */
export function onTopOf({ base, values }: Edits<ArticleText>, theirs: ArticleText): ArticleText {
  const mineOr = <Field extends 'summary' | 'status'>(field: Field) =>
    values[field] === base.values[field] ? theirs[field] : values[field];
  return { ...values, summary: mineOr('summary'), status: mineOr('status') };
}

export type TitleAndContent = Pick<ArticleText, 'title' | 'content'>;

/** Whether title and content are the same, whatever the summary and the status are. */
export function sameWords(one: TitleAndContent, other: TitleAndContent): boolean {
  return one.title === other.title && one.content === other.content;
}
