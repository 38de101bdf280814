import type { ApiPropertyOptions } from '@nestjs/swagger';
import { withLineFeeds } from '../../kernel/line-ends.js';
import { foldedName, nameFault } from '../../text/plain-name.js';

/** A class whose members are described by `@Field`. */
export type Class = new () => object;

/** The rule for a value, as one description for the API’s document and for the check of input. */
export interface Rule {
  readonly schema: ApiPropertyOptions;
  /**
   * The fault, as the end of a sentence (`must be text`) or as a whole one with its full stop. For an item of a list,
   * the item comes first: `[2] must be text`.
   */
  readonly fault: (value: unknown) => string | undefined;
  /** A function that runs before the check, for instance to trim text or convert line ends. */
  readonly clean?: (value: unknown) => unknown;
  /** Reads the text of a query parameter; text that cannot be read stays as it is, and the check refuses it. */
  readonly parse?: (value: unknown) => unknown;
  /** The class that describes the members of an object. */
  readonly shape?: Class;
  /** Whether the value is left out, whatever it is. */
  readonly isUnread?: true;
}

export interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  readonly trim?: boolean;
  readonly singleLine?: boolean;
  /** Keeps line ends as they came; by default each becomes one line feed. */
  readonly asSent?: boolean;
  readonly pattern?: { readonly regex: RegExp; readonly must: string };
}

/** Text; `min` and `max` count characters, `singleLine` refuses control characters. */
export function text(limits: TextLimits = {}): Rule {
  const { min = 0, max = 1_000_000, singleLine, pattern } = limits;
  const range =
    min === 0 ? `must be at most ${max} characters long` : `must be ${min} to ${max} characters long`;
  return {
    schema: {
      type: 'string',
      ...(min > 0 && { minLength: min }),
      ...(max < 1_000_000 && { maxLength: max }),
    },
    fault: (value) => {
      if (typeof value !== 'string') return 'must be text';
      const length = charactersOf(value);
      if (length < min || length > max) return range;
      if (singleLine && /\p{Cc}/u.test(value)) return 'must be a single line without control characters';
      return pattern && !pattern.regex.test(value) ? pattern.must : undefined;
    },
    clean: (value) => (typeof value === 'string' ? cleaned(value, limits) : value),
  };
}

function cleaned(value: string, { trim, asSent }: TextLimits): string {
  const lines = asSent ? value : withLineFeeds(value);
  return trim ? lines.trim() : lines;
}

/**
 * A name that no invisible character makes look like another one; several inner blanks count as one. The limit also
 * applies to its compared form, in which one character may become eighteen.
 */
export function nameText(limits: { readonly min: number; readonly max: number }): Rule {
  const { schema, fault } = text(limits);
  return {
    schema,
    fault: (value) =>
      fault(value) ?? fault((value as string).normalize('NFKC')) ?? nameFault(value as string),
    clean: (value) => (typeof value === 'string' ? foldedName(value) : value),
  };
}

export function whole({ min, max }: { min: number; max: number }): Rule {
  return {
    schema: { type: 'integer', minimum: min, maximum: max },
    fault: (value) =>
      Number.isInteger(value) && (value as number) >= min && (value as number) <= max
        ? undefined
        : `must be a whole number from ${min} to ${max}`,
    parse: (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
  };
}

/** A number of things, such as words or articles. */
export const count = whole({ min: 0, max: 1_000_000_000 });

export function flag(): Rule {
  return {
    schema: { type: 'boolean' },
    fault: (value) => (typeof value === 'boolean' ? undefined : 'must be true or false'),
    parse: (value) => (value === 'true' ? true : value === 'false' ? false : value),
  };
}

export function oneOf(values: readonly [string, ...string[]]): Rule {
  return {
    schema: { type: 'string', enum: [...values] },
    fault: (value) =>
      (values as readonly unknown[]).includes(value) ? undefined : `must be one of ${values.join(', ')}`,
  };
}

/** A moment as ISO 8601 with its offset: `2026-11-23T09:00:00Z`. */
export function moment(): Rule {
  const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
  return {
    schema: { type: 'string', format: 'date-time' },
    fault: (value) =>
      typeof value === 'string' && iso.test(value) && hasPlainYear(Date.parse(value)) && isInCalendar(value)
        ? undefined
        : 'must be a date and time such as 2026-11-23T09:00:00Z',
  };
}

/** Whether the year also has four digits in UTC, since only those are recorded and answered. */
function hasPlainYear(ms: number): boolean {
  return !Number.isNaN(ms) && /^\d{4}-/.test(new Date(ms).toISOString());
}

/** Whether the day exists; JavaScript reads February 30 as March 2. */
function isInCalendar(moment: string): boolean {
  const day = moment.slice(0, 'yyyy-mm-dd'.length);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** An object whose members another class describes. */
export function nested(shape: Class): Rule {
  return { schema: { type: shape }, fault: objectFault, shape };
}

/** A list of values that keep a rule, or of objects that a class describes. */
export function listOf(item: Rule | Class, { min = 0, max = 1_000 } = {}): Rule {
  const rule = typeof item === 'function' ? nested(item) : item;
  const { clean, parse, shape } = rule;
  return {
    schema: {
      ...(shape ? { type: [shape] } : { type: 'array', items: rule.schema as never }),
      ...(min > 0 && { minItems: min }),
    },
    fault: (value) => {
      if (!Array.isArray(value)) return 'must be a list';
      if (value.length < min || value.length > max) {
        return `must have ${min > 0 ? `${min} to` : 'at most'} ${max} entries`;
      }
      const faults = value.map((entry) => rule.fault(entry));
      const first = faults.findIndex((fault) => fault !== undefined);
      return first < 0 ? undefined : `[${first}] ${faults[first]}`;
    },
    ...(clean && { clean: (value: unknown) => (Array.isArray(value) ? value.map(clean) : value) }),
    parse: (value) => {
      const entries: unknown[] = Array.isArray(value) ? value : [value];
      return parse ? entries.map(parse) : entries;
    },
    ...(shape && { shape }),
  };
}

/** Any value that this schema describes, such as a map of texts; for answers only. */
export function described(schema: ApiPropertyOptions): Rule {
  return { schema, fault: () => undefined };
}

/** A member that other programs send and nobody here reads. */
export function unread(schema: ApiPropertyOptions): Rule {
  return { schema, fault: () => undefined, isUnread: true };
}

function objectFault(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? undefined
    : 'must be an object';
}

/** Counts an emoji as one character, although JavaScript counts it as two. */
function charactersOf(value: string): number {
  return value.length - (value.match(/[\uD800-\uDBFF]/g)?.length ?? 0);
}
