import type { LinkProps } from '@tanstack/react-router';
import type { Change } from './change';
import type { MarkKind } from '@/components/ui/graphics/mark';

/** A change in the words and the mark of a history. */
export interface Told {
  what: string;
  mark: MarkKind;
  /** One line of consequence. */
  note?: string | undefined;
  /** What is to be said of a change that has no differences to show. */
  remark?: string | undefined;
}

/** How the changes of one kind of thing are told. */
export type Tell = (change: Change) => Told;

/** Where a change of a history is shown. */
export interface ChangePlace {
  to: NonNullable<LinkProps['to']>;
  search: NonNullable<LinkProps['search']>;
}

/** What was done to fields: by its name where it is one, 'Email changed', else how many: '2 fields changed'. */
export function fieldsChanged({ changes }: Change, names: Readonly<Record<string, string>>): string {
  const [only, ...others] = changes;
  if (!only || others.length > 0) return `${changes.length} fields changed`;
  return `${names[only.field] ?? only.field} changed`;
}

/** Who touched it: a person, or the house by itself. */
export const markBy = ({ actor }: Change): MarkKind => (actor.kind === 'user' ? 'edited' : 'scheduled');
