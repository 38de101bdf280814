import { checks, findingsOf } from '../../registry.js';
import type { CheckKind, Severity } from '../../check.js';
import type { Passage } from './passage.js';

/** A check's precision and recall over the passages labelled for it. */
export interface Measured {
  readonly id: string;
  readonly kind: CheckKind;
  /** The severity that the check has by default. */
  readonly severity: Severity;
  readonly passages: number;
  /** The share of what the check points out that is really wrong; 1 when it points out nothing. */
  readonly precision: number;
  /** The share of what is wrong that the check points out; 1 when nothing is wrong. */
  readonly recall: number;
  /** The wrong passages that the check does not point out. */
  readonly missed: readonly Passage[];
  /** The right passages that the check points out. */
  readonly mistaken: readonly Passage[];
}

/** Runs every check over the passages labelled for it. */
export function measure(passages: readonly Passage[]): Measured[] {
  return checks.map(({ id, kind, severity }) => {
    const own = passages.filter(({ rule }) => rule === id);
    const told = new Set(own.filter(pointsOut));
    const wrong = own.filter((passage) => passage.wrong);
    const right = wrong.filter((passage) => told.has(passage)).length;
    return {
      id,
      kind,
      severity,
      passages: own.length,
      precision: told.size === 0 ? 1 : right / told.size,
      recall: wrong.length === 0 ? 1 : right / wrong.length,
      missed: wrong.filter((passage) => !told.has(passage)),
      mistaken: own.filter((passage) => told.has(passage) && !passage.wrong),
    };
  });
}

function pointsOut({ rule, text }: Passage): boolean {
  return findingsOf(text).some((finding) => finding.rule === rule && finding.verdict === 'fail');
}

/** The lowest precision that a check may have; undefined for a guess that is only a remark. */
export function floorOf({ kind, severity }: Pick<Measured, 'kind' | 'severity'>): number | undefined {
  if (kind === 'certain') return 0.98;
  return severity === 'info' ? undefined : 0.85;
}
