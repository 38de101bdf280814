import type { Option } from '@/components/ui/controls/listbox';

/** The names of the two members of an entry, in the document and for people. */
export interface PairWords {
  /** The names in the document; undefined if the document has an object that maps names to texts. */
  members?: readonly [string, string];
  names: readonly [string, string];
  longest: readonly [number, number];
  /** The initial value of the second member. */
  first: string;
  /** The placeholder of the second member while it is empty; its name by default. */
  placeholder?: string;
}

/**
 * Describes how a place of the rules document is shown and edited. Its path has slashes, because forms take dots in a
 * field's name for nested fields. `absent` is the value that applies if the document leaves the place out.
 */
export type RulesField = { path: string; label: string } & (
  | { kind: 'day' }
  | { kind: 'line'; longest?: number; absent?: string; hint?: string }
  | { kind: 'text'; absent?: string; hint?: string }
  | { kind: 'date'; absent: ''; hint: string }
  | { kind: 'number'; unit: string; least?: number; most: number; absent?: string; hint?: string }
  | ({ kind: 'list'; longest?: number } & Entries)
  | ({ kind: 'pairs'; pair: PairWords } & Entries)
  | { kind: 'choice'; options: readonly Option[]; absent: string }
  | { kind: 'cards'; options: readonly ChoiceCard[]; absent: string; truth?: true }
  | { kind: 'checks' | 'flag' | 'share'; hint: string }
);

/**
 * A choice with a note on what it does and does not do. If the document has `true` or `false`, its value is yes or no.
 */
export interface ChoiceCard extends Option {
  note: string;
}

interface Entries {
  hint?: string;
  add: string;
  absent?: readonly string[];
}

/** A place with a list of entries. */
export type ListField = Extract<RulesField, { kind: 'list' | 'pairs' }>;

export interface RulesTab {
  value: string;
  label: string;
  fields: readonly RulesField[];
}
