import type { Unit } from './units.js';

/** How the unit of an amount relates to the one in its source. */
export type UnitRelation = 'same' | 'other-currency' | 'other-unit';

const loose = new Set<Unit['kind']>(['count', 'time', 'date']);

export function relationOf(ours: Unit | undefined, theirs: Unit | undefined): UnitRelation {
  if (!ours || !theirs) return 'same';
  if (ours.means.some((name) => theirs.mayMean.includes(name))) return 'same';
  if (loose.has(ours.kind) && loose.has(theirs.kind)) return 'same';
  return ours.kind === 'currency' && theirs.kind === 'currency' ? 'other-currency' : 'other-unit';
}

/** One name for all units that compare as equal. */
export const comparableUnit = (unit: Unit | undefined): string =>
  unit ? `${unit.kind} ${unit.mayMean.join(' ')}` : '';
