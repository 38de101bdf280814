import { aText } from '../checked.js';
import type { CheckedText } from '../../text/checked-text.js';

/** A text of our own, and whether a person finds in it the fault that a check looks for. */
export interface Passage {
  /** The check's id. */
  readonly rule: string;
  readonly wrong: boolean;
  readonly text: CheckedText;
}

type Written = string | Parameters<typeof aText>[0];

/**
 * Labels passages for one check.
 * @param given the parts that all of them have, unless they say otherwise
 */
export function passagesFor(rule: string, given: Parameters<typeof aText>[0] = {}) {
  const label =
    (wrong: boolean) =>
    (written: Written): Passage => {
      const own = typeof written === 'string' ? { content: written } : written;
      const rules = { ...given.rules, ...own.rules };
      return { rule, wrong, text: aText({ ...given, ...own, rules }) };
    };
  return { wrong: label(true), fine: label(false) };
}
