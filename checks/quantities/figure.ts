import { decimalOf, mostDigits, one, type Decimal } from './decimal.js';

/** A figure's value, or its values where it can be read in several ways. */
export interface FigureValue {
  readonly values: readonly Decimal[];
  /** The value of one unit in its last digit that is not zero. */
  readonly step: Decimal;
}

export type DecimalSign = ',' | '.' | undefined;

const evidence = {
  '.': /\d,\d{3}(?:,\d{3}|\.\d)|(?<![\d.,])\d{1,9}\.\d{1,2}(?![\d.,]*\d)/,
  ',': /\d\.\d{3}(?:\.\d{3}|,\d)|(?<![\d.,])\d{1,9},\d{1,2}(?![\d.,]{0,9}\d)/,
};

/** Finds the decimal sign of a text; undefined if the text does not show it. */
export function decimalSignOf(text: string): DecimalSign {
  const hasPoint = evidence['.'].test(text);
  const hasComma = evidence[','].test(text);
  return hasPoint === hasComma ? undefined : hasPoint ? '.' : ',';
}

const groupedByBlanks = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/;
const blank = /[ \u00a0\u2007\u2009\u202f]/g;
const apostrophe = /[’'](?=\d{3}(?!\d))/g;

/** Reads a figure; undefined for one that is too long to be an amount. */
export function valueOf(shown: string, sign: DecimalSign): FigureValue | undefined {
  if (shown.length > mostDigits * 1.5) return undefined;
  const figure = shown.replace(blank, '').replace(apostrophe, '');
  const forms = formsOf(figure, sign);
  const parts = groupedByBlanks.test(shown) ? shown.split(' ') : [];
  const values = [...forms, ...parts].map((form) => decimalOf(form.replace(/[^\d.]/g, '')));
  return { values, step: stepOf(forms[0] ?? '') };
}

/** Lists the ways to read a figure, written with a decimal point and without grouping, the likeliest first. */
function formsOf(figure: string, sign: DecimalSign): string[] {
  const joined = figure.replace(/[.,]/g, '');
  const last = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  if (last < 0) return [figure];
  const decimal = `${figure.slice(0, last).replace(/[.,]/g, '')}.${figure.slice(last + 1)}`;
  if (/,.*\.|\..*,/.test(figure)) return [decimal];
  if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/.test(figure)) return [joined];
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(figure))
    return formsOfThousands(figure.charAt(last), sign, joined, decimal);
  return /^\d*[.,]\d+$/.test(figure) ? [decimal] : figure.split(/[.,]/).filter(Boolean);
}

/** Reads `1.200` and `1,200` by the text's own decimal sign. */
function formsOfThousands(mark: string, sign: DecimalSign, joined: string, decimal: string): string[] {
  if (sign !== undefined) return [mark === sign ? decimal : joined];
  return mark === ',' ? [joined] : [decimal, joined];
}

function stepOf(form: string): Decimal {
  const [whole = '', part = ''] = form.split('.');
  if (part !== '') return one / 10n ** BigInt(Math.min(part.length, 6));
  return one * 10n ** BigInt(/(?<!^)0*$/.exec(whole)?.[0].length ?? 0);
}
