import { withoutDismissed } from '../../../../checks/dismissed.js';
import { comparing, inOrder, type Finding } from '../../../../checks/registry.js';
import type { RulesDocument } from '../../editorial/contract.js';
import type { Reader } from '../domain/reader.js';
import type { CheckPart } from '../checking/check-thread.js';
import { amongKeys } from '../checking/dismissed-findings.js';
import { othersOf, type Known } from './kept-findings.js';

export interface NumberedRules {
  readonly document: RulesDocument;
  readonly digest: string;
}

/** The facts that the findings in a text depend on. */
export interface Basis {
  readonly rules: NumberedRules;
  readonly known: Known | undefined;
  /** The key of all these facts, apart from other articles. */
  readonly key: string;
}

const findingsIn = (json: string): Finding[] => JSON.parse(json) as Finding[];

const ownJson = ({ key, known }: Basis): string | null => (known?.key === key ? known.findings : null);

/**
 * The kept findings of checks that need no other article, or of all checks if the text could not be checked; undefined
 * if none are kept, or they are out of date.
 */
export function ownFor(basis: Basis): Finding[] | undefined {
  const own = ownJson(basis);
  return own === null ? undefined : findingsIn(own);
}

const comparingIds = new Set(comparing.map(({ id }) => id));

export const isComparing = ({ rule }: Finding): boolean => comparingIds.has(rule);

/** The kept findings of all checks; undefined if some are missing or out of date. */
export function keptFor(basis: Basis): Finding[] | undefined {
  const { key, known } = basis;
  const own = ownFor(basis);
  // A text that could not be checked is not tried again just because other articles have changed.
  if (!own || own.some(isComparing)) return own;
  if (!known?.comparedFindings) return undefined;
  if (known.comparedKey !== key || known.comparedWith !== othersOf(known)) return undefined;
  const all = [...own, ...findingsIn(known.comparedFindings)];
  return withoutDismissed(inOrder(all), amongKeys(known.dismissals));
}

/** The part of the checks that is still to be done. */
export const partOf = (basis: Basis): CheckPart => (ownJson(basis) === null ? 'all' : 'compared');

/**
 * The name of a check, which all who wait for it share. If the other articles are unknown, they follow from the reader.
 */
export const nameOfCheck = (basis: Basis, { role, id, assignedPersona }: Reader): string => {
  const others = basis.known ? othersOf(basis.known) : JSON.stringify([role, id, assignedPersona]);
  return [basis.key, partOf(basis), others].join();
};
