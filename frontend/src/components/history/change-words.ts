import type { LinkProps } from '@tanstack/react-router';
import type { Change } from './change';
import type { MarkKind } from '@/components/ui/graphics/mark';

/** A change as a history shows it: words and a mark. */
export interface Told {
  what: string;
  mark: MarkKind;
  /** One line about the consequence. */
  note?: string | undefined;
  /** The sentence for a change that has no differences to show. */
  remark?: string | undefined;
}

/** Puts the changes of one kind of thing into words. */
export type Tell = (change: Change) => Told;

/** The page that shows a change of a history. */
export interface ChangePlace {
  to: NonNullable<LinkProps['to']>;
  search: NonNullable<LinkProps['search']>;
}

/** Says which field changed, 'Email changed', or how many, '2 fields changed'. */
export function fieldsChanged({ changes }: Change, names: Readonly<Record<string, string>>): string {
  const [only, ...others] = changes;
  if (!only || others.length > 0) return `${changes.length} fields changed`;
  return `${names[only.field] ?? only.field} changed`;
}

/** The mark for who made a change: a person, or the house itself. */
export const markBy = ({ actor }: Change): MarkKind => (actor.kind === 'user' ? 'edited' : 'scheduled');
