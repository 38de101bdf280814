import { checks, findingsOf } from '../../registry.js';
import type { CheckKind, Severity } from '../../check.js';
import type { Passage } from './passage.js';

/** How often a check is right, over the passages labelled for it. */
export interface Measured {
  readonly id: string;
  readonly kind: CheckKind;
  /** As the check has it, before a house sets another. */
  readonly severity: Severity;
  readonly passages: number;
  /** Of what it points out, the share that is wrong indeed; 1 when it points out nothing. */
  readonly precision: number;
  /** Of what is wrong, the share that it points out; 1 when nothing is. */
  readonly recall: number;
  /** Where it and the person who labelled differ. */
  readonly missed: readonly Passage[];
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

/** The precision that a check has to have; none is asked of a guess that is only a remark. */
export function floorOf({ kind, severity }: Pick<Measured, 'kind' | 'severity'>): number | undefined {
  if (kind === 'certain') return 0.98;
  return severity === 'info' ? undefined : 0.85;
}
