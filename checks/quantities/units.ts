/** A unit of what is counted or measured. */
export interface Unit {
  readonly kind:
    | 'currency'
    | 'share'
    | 'length'
    | 'weight'
    | 'volume'
    | 'time'
    | 'power'
    | 'degrees'
    | 'count'
    | 'lot'
    | 'grade'
    | 'date';
  /** The meanings that a reader takes it to have. */
  readonly means: readonly string[];
  /** The meanings that the writer may have had in mind. */
  readonly mayMean: readonly string[];
}

/**
 * Makes a unit.
 * @param means names of units; it may be any of them
 */
export const unit = (kind: Unit['kind'], ...means: readonly string[]): Unit => ({
  kind,
  means,
  mayMean: means,
});

/** The names as they are written, in lower case; the first of each row identifies the unit. */
const table: readonly (readonly [Unit['kind'], string])[] = [
  [
    'share',
    '% percent|per cent|%|pct|p.c.|percentage points|percentage point|prozent|pour cent|por ciento|per cento',
  ],
  ['share', '‰ ‰|per mille|per mil'],
  ['length', 'mm mm|millimetres|millimeters|millimetre|millimeter'],
  ['length', 'cm cm|centimetres|centimeters|centimetre|centimeter'],
  ['length', 'm metres|meters|metre|meter'],
  ['length', 'km km|kilometres|kilometers|kilometre|kilometer'],
  ['length', 'in inches|inch|in.|″'],
  ['length', 'ft feet|foot|ft|ft.'],
  ['length', 'yd yards|yard'],
  ['length', 'mi miles|mile'],
  ['weight', 'g g|grams|gram|grammes|gr.'],
  ['weight', 'mg mg'],
  ['weight', 'kg kg|kilos|kilo|kilograms|kilogram'],
  ['weight', 'oz oz|ounces|ounce|oz.'],
  ['weight', 'lb lb|lbs'],
  ['weight', 't tonnes|tons|tonne|ton'],
  ['weight', 'ct ct|cts|carats|carat|karat|karats|kt|ct.'],
  ['volume', 'ml ml|millilitres|milliliters'],
  ['volume', 'cl cl|centilitres'],
  ['volume', 'l litres|liters|litre|liter'],
  ['volume', 'cc cc|cm3|cm³'],
  ['time', 'year years|year|yrs'],
  ['time', 'month months|month'],
  ['time', 'week weeks|week'],
  ['time', 'day days|day'],
  ['time', 'hour hours|hour|hrs'],
  ['time', 'minute minutes|minute|mins'],
  ['power', 'hp hp|bhp|horsepower|ps'],
  ['power', 'kw kw'],
  ['degrees', 'degree degrees|degree|°c|°f|°'],
];

export const measures: readonly (readonly [name: string, unit: Unit])[] = table.flatMap(([kind, row]) => {
  const [known = '', ...rest] = row.split(' ');
  return rest
    .join(' ')
    .split('|')
    .map((name) => [name, unit(kind, known)] as const);
});

/** The size of each unit in the smallest unit of its kind, in millionths. */
export const sizes: Readonly<Record<string, bigint>> = {
  mm: 1_000_000n,
  cm: 10_000_000n,
  m: 1_000_000_000n,
  km: 1_000_000_000_000n,
  in: 25_400_000n,
  ft: 304_800_000n,
  yd: 914_400_000n,
  mi: 1_609_344_000_000n,
  mg: 1_000_000n,
  ct: 200_000_000n,
  g: 1_000_000_000n,
  oz: 28_349_523_125n,
  lb: 453_592_370_000n,
  kg: 1_000_000_000_000n,
  t: 1_000_000_000_000_000n,
  ml: 1_000_000n,
  cc: 1_000_000n,
  cl: 10_000_000n,
  l: 1_000_000_000n,
};

/** The scales of graders of cards, comics and coins. */
export const graders = 'PSA BGS CGC SGC BVG MS PF PR SP AU XF EF VF NGC PCGS';
