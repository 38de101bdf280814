const magnitudes: Readonly<Record<string, number>> = {
  thousand: 3,
  k: 3,
  million: 6,
  millions: 6,
  mio: 6,
  mm: 6,
  m: 6,
  billion: 9,
  bn: 9,
};
const fractions: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };
const currency = String.raw`(?:dollars?|euros?|pounds?|francs?|usd|eur|gbp|chf|sfr|fr|us)\b\.?`;
const figure = new RegExp(
  String.raw`(?:\b${currency}\s?)?[$€£¥₹]?\s?(\d+(?:[.,’' \u00a0\u2009\u202f]\d+)*)([¼½¾]?)` +
    String.raw`(?:[\s-]?(thousand|millions?|billion|mio|bn|mm|[km])\b\.?)?(?:\s?${currency})?`,
  'gi',
);

/** A text in which a figure has one form: 1’240, 1 240 and 1240 are one, and 17,800,000 is 17.8 million. */
export function withLooseFigures(text: string): string {
  return text.replace(figure, (_, digits: string, fraction: string, magnitude?: string) => {
    const number = Number(plainDigits(digits) + (fractions[fraction] ?? ''));
    const value = number * 10 ** (magnitudes[magnitude?.toLowerCase() ?? ''] ?? 0);
    return Number.isFinite(value) ? ` ${Number(value.toPrecision(12))} ` : ` ${digits} `;
  });
}

/** Three digits behind a sign are a group, any other number of them are decimals. */
function plainDigits(digits: string): string {
  const parts = digits.split(/[.,’' \u00a0\u2009\u202f]/);
  const last = parts.at(-1) ?? '';
  if (parts.length === 1 || last.length === 3) return parts.join('');
  return `${parts.slice(0, -1).join('')}.${last}`;
}
