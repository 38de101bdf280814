import type { Source } from '../text/checked-text.js';
import { oncePer } from '../text/once-per.js';
import { digitsOf, distance, times, type Decimal } from './decimal.js';
import { comparableUnit, relationOf } from './compare-units.js';
import type { Quantity } from './quantity.js';
import { keyOf, quantitiesIn } from './read-quantities.js';
import { sizes, type Unit } from './units.js';

/** The ways in which an amount may compare with those of a source, the closest first. */
const likenesses = [
  'equal',
  'rounded',
  'converted',
  'other-direction',
  'other-currency',
  'other-unit',
  'other-magnitude',
  'other-reference',
  'absent',
] as const;
export type Likeness = (typeof likenesses)[number];

/** A likeness, with the amount of the source that it refers to. */
export interface Comparison {
  readonly likeness: Likeness;
  readonly there?: Quantity;
}

/** The closest of the comparisons with several sources. */
export function bestOf(found: readonly Comparison[]): Comparison | undefined {
  const rank = ({ likeness }: Comparison): number => likenesses.indexOf(likeness);
  return found.reduce<Comparison | undefined>(
    (best, each) => (best && rank(best) <= rank(each) ? best : each),
    undefined,
  );
}

interface Known {
  readonly value: Decimal;
  readonly of: Quantity;
}

/** The most amounts of one value that are compared, so that a source with many of them does not take long. */
const most = 24;

/** The amounts of a source, for looking up those of a text. */
export class KnownQuantities {
  private readonly byValue = new Map<Decimal, Map<string, Quantity>>();
  private readonly byDigits = new Map<string, Map<string, Quantity>>();
  private readonly bySize = new Map<Decimal, Quantity>();
  private readonly references = new Map<string, Quantity>();
  private readonly stems = new Map<string, Quantity>();
  private readonly sorted: readonly Known[];
  private readonly scales: readonly Decimal[];

  constructor(text: string) {
    this.scales = scalesIn(text);
    const known: Known[] = [];
    for (const of of quantitiesIn(text)) {
      if (of.form === 'reference') this.addReference(of);
      for (const value of of.values) {
        if (addTo(this.byValue, value, `${comparableUnit(of.unit)} ${of.direction ?? ''}`, of))
          known.push({ value, of });
        addTo(this.byDigits, digitsOf(value), comparableUnit(of.unit), of);
        const size = sizeOf(value, of.unit);
        if (size !== undefined) this.bySize.set(size, of);
      }
    }
    this.sorted = known.sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
  }

  /** Adds a reference and the shorter ones within it, such as 5711 within 5711/1A-010. */
  private addReference(of: Quantity): void {
    this.references.set(of.key ?? '', of);
    this.stems.set(stemOf(of.key ?? ''), of);
    for (const { index } of of.shown.matchAll(/[/.-]/g))
      this.references.set(keyOf(of.shown.slice(0, index)), of);
    for (const value of of.bare) addTo(this.byValue, value, '', of);
  }

  /** Compares a quantity with the closest of those known. */
  compare(quantity: Quantity): Comparison {
    if (quantity.form === 'reference') return this.compareReference(quantity);
    const alike = quantity.values.flatMap((value) => [...(this.byValue.get(value)?.values() ?? [])]);
    const sameUnit = alike.filter(({ unit }) => relationOf(quantity.unit, unit) === 'same');
    if (
      sameUnit.some((there) => agree(quantity, there)) ||
      this.isScaled(quantity) ||
      this.hasYearOf(quantity)
    )
      return { likeness: 'equal' };
    const [opposite] = sameUnit;
    if (opposite) return { likeness: 'other-direction', there: opposite };
    const near = this.sameSize(quantity) ?? this.rounded(quantity);
    if (near) return near;
    const [other] = alike;
    if (other) {
      const relation = relationOf(quantity.unit, other.unit);
      return { likeness: relation === 'other-currency' ? relation : 'other-unit', there: other };
    }
    return this.otherMagnitude(quantity) ?? { likeness: 'absent' };
  }

  /** Whether the source has a year of the named decade. */
  private hasYearOf({ values: [decade = 0n], unit }: Quantity): boolean {
    if (unit?.means[0] !== 'decade') return false;
    const known = this.around(decade, 0n);
    return known.some(({ value, of }) => of.unit?.kind === 'date' && value < decade + 10n * 1_000_000n);
  }

  /** Whether the amount is in a table of the source that counts in thousands, such as `17,800`. */
  private isScaled({ values, unit }: Quantity): boolean {
    return this.scales.some((scale) =>
      values.some((value) =>
        [...(this.byValue.get((value * 1_000_000n) / scale)?.values() ?? [])].some(
          (there) => there.magnitude === undefined && relationOf(unit, there.unit) === 'same',
        ),
      ),
    );
  }

  private sameSize({ values, unit }: Quantity): Comparison | undefined {
    for (const value of values) {
      const size = sizeOf(value, unit);
      const there = size === undefined ? undefined : this.bySize.get(size);
      if (there && there.unit?.kind === unit?.kind) return { likeness: 'equal' };
      const near = size === undefined ? undefined : this.converted(size, unit);
      if (near) return { likeness: 'converted', there: near };
    }
    return undefined;
  }

  /** An amount in another unit that is the same within a hundredth: inches for millimetres. */
  private converted(size: Decimal, unit: Unit | undefined): Quantity | undefined {
    let seen = 0;
    for (const [known, there] of this.bySize) {
      if ((seen += 1) > most * 10) return undefined;
      if (there.unit?.kind !== unit?.kind || there.unit?.means[0] === unit?.means[0]) continue;
      if (distance(known, size) * 100n <= size) return there;
    }
    return undefined;
  }

  /** An amount that rounds to this one, by no more than a twentieth. */
  private rounded(quantity: Quantity): Comparison | undefined {
    const [value] = quantity.values;
    const { step, unit } = quantity;
    if (value === undefined || !canRound(quantity)) return undefined;
    for (const { value: exact, of: there } of this.around(value, step)) {
      const isFiner = there.step < step && exact % step !== 0n;
      const isNearest = distance(exact, value) * 2n <= step && distance(exact, value) * 20n <= value;
      if (isFiner && isNearest && unit && there.unit && relationOf(unit, there.unit) === 'same') {
        return { likeness: 'rounded', there };
      }
    }
    return undefined;
  }

  private around(value: Decimal, step: Decimal): readonly Known[] {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle]?.value ?? 0n) * 2n < value * 2n - step) low = middle + 1;
      else high = middle;
    }
    return this.sorted.slice(low, low + most);
  }

  private otherMagnitude({ values, unit }: Quantity): Comparison | undefined {
    if (!unit || unit.kind === 'date' || unit.kind === 'count') return undefined;
    for (const value of values) {
      for (const there of this.byDigits.get(digitsOf(value))?.values() ?? []) {
        if (there.unit && relationOf(unit, there.unit) === 'same')
          return { likeness: 'other-magnitude', there };
      }
    }
    return undefined;
  }

  private compareReference({ key = '' }: Quantity): Comparison {
    if (this.references.has(key)) return { likeness: 'equal' };
    const there = this.stems.get(stemOf(key));
    return there ? { likeness: 'other-reference', there } : { likeness: 'absent' };
  }
}

/** The amounts of a source. It is computed once, because several checks look up figures in it. */
export const amountsOf = oncePer(({ text }: Source) => new KnownQuantities(text));

/** The beginning that references of one kind share: 5711 of 5711/1A. */
const stemOf = (key: string): string => /^\p{L}*\d+/u.exec(key)?.[0] ?? key;

const agree = (a: Quantity, b: Quantity): boolean =>
  !a.direction || !b.direction || a.direction === b.direction;

const canRound = ({ unit, form }: Quantity): boolean =>
  form !== 'ordinal' &&
  unit !== undefined &&
  unit.kind !== 'date' &&
  unit.kind !== 'lot' &&
  unit.kind !== 'grade';

function sizeOf(value: Decimal, unit: Unit | undefined): Decimal | undefined {
  const size = sizes[unit?.means[0] ?? ''];
  return size === undefined ? undefined : times(value, size);
}

function addTo<Key>(map: Map<Key, Map<string, Quantity>>, key: Key, name: string, of: Quantity): boolean {
  const known = map.get(key) ?? new Map<string, Quantity>();
  map.set(key, known);
  if (known.has(name) || known.size >= most) return false;
  known.set(name, of);
  return true;
}

const scaleNamed: readonly (readonly [RegExp, Decimal])[] = [
  [/\bin (?:[\p{L}.$€£]{1,9} )?(?:thousands|'000|’000|000s)|[($€£]\s?['’]?000s?\b/iu, 1_000_000_000n],
  [
    /\bin (?:[\p{L}.$€£]{1,9} )?(?:millions)\b|\((?:[A-Z]{0,3}[$€£]?\s?)(?:millions?|m|mn|mm)\)/iu,
    1_000_000_000_000n,
  ],
];

/** The scales in which a table says that it counts. */
function scalesIn(text: string): Decimal[] {
  return scaleNamed.filter(([named]) => named.test(text)).map(([, scale]) => scale);
}
