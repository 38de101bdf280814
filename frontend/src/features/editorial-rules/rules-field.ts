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
export type RulesField =
  | { kind: 'line' | 'text'; path: string; label: string }
  | { kind: 'number'; path: string; label: string; unit: string; most: number }
  | { kind: 'day'; path: string; label: string }
  | {
      kind: 'list';
      path: string;
      label: string;
      hint?: string;
      add: string;
      longest?: number;
      absent?: readonly string[];
    }
  | { kind: 'choice'; path: string; label: string; options: readonly Option[]; absent: string }
  | {
      kind: 'pairs';
      path: string;
      label: string;
      hint?: string;
      add: string;
      pair: PairWords;
      absent?: readonly string[];
    }
  | { kind: 'checks' | 'flag' | 'share'; path: string; label: string; hint: string };

/** A place that holds a list of entries. */
export type ListField = Extract<RulesField, { kind: 'list' | 'pairs' }>;

export interface RulesTab {
  value: string;
  label: string;
  fields: readonly RulesField[];
}
