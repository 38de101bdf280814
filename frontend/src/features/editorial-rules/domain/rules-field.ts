import type { Option } from '@/components/ui/controls/listbox';

/** What the two members of an entry are called, in the document and for people. */
export interface PairWords {
  /** Unset where the document holds an object of texts by their names. */
  members?: readonly [string, string];
  names: readonly [string, string];
  longest: readonly [number, number];
  /** What the second one is at first. */
  first: string;
  /** Stands in the place of the second one while it is empty; unset, what it is called. */
  placeholder?: string;
}

/**
 * How a place of the rules document is shown and filled in. Its path has slashes, for in the name of a field a form takes
 * dots for fields within fields. `absent` is what holds where the document leaves the place out.
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
  | { kind: 'cards'; options: readonly Card[]; absent: string; truth?: true }
  | { kind: 'checks' | 'flag' | 'share'; hint: string }
);

/** A choice with what it does and what it leaves undone. Where the document holds `true` or `false`, its value is yes or no. */
export interface Card extends Option {
  note: string;
}

interface Entries {
  hint?: string;
  add: string;
  absent?: readonly string[];
}

/** A place that holds a list of entries. */
export type ListField = Extract<RulesField, { kind: 'list' | 'pairs' }>;

export interface RulesTab {
  value: string;
  label: string;
  fields: readonly RulesField[];
}
