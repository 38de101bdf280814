import { parsedJson } from '../../text/parsed-json.js';
import { namedWaitMs } from './named-wait.js';

/** An error that a server reports, in whichever form. */
export interface ProviderError {
  /** The status of the answer, or the one that a body with status 200 names; undefined if it names none. */
  readonly status: number | undefined;
  /** The error’s codes, types and states, in lower case and with underscores. */
  readonly codes: readonly string[];
  /** The server's own words, with the cause that it names; may hold secrets. */
  readonly words: string;
  readonly waitMs: number | undefined;
}

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : undefined;

/** Reads the error of a refused call, whose body may hold anything. */
export function refusedWith(status: number, headers: Headers, body: string): ProviderError {
  const json = parsedJson(body);
  // Google's servers put their one error into a list.
  const whole: unknown = Array.isArray(json) ? json[0] : json;
  const members = membersOf(whole);
  const told = members ? (isTold(members['error']) ? members['error'] : members) : (whole ?? body);
  return { ...read(told, headers), status };
}

/** The error in an answer of status 200, next to or in place of its content; undefined if there is none. */
export function errorWithin(told: unknown): ProviderError | undefined {
  return isTold(told) ? read(told, undefined) : undefined;
}

function isTold(told: unknown): boolean {
  if (typeof told === 'string') return told.trim() !== '';
  return Object.values(membersOf(told) ?? {}).some((value) => value !== null && value !== '');
}

/** Members that may hold the error, the outermost first. Servers that call others wrap the inner error in their own. */
const within = ['error', 'innererror', 'metadata', 'raw', 'details', 'detail', 'errors', 'cause'];
const deepest = 4;
const mostWithin = 20;

function* levelsOf(told: unknown, depth = 0): Generator<Members> {
  const value = typeof told === 'string' && depth > 0 ? parsedJson(told) : told;
  if (Array.isArray(value) && depth < deepest) {
    for (const one of value.slice(0, mostWithin)) yield* levelsOf(one, depth + 1);
  }
  const members = membersOf(value);
  if (!members) return;
  yield members;
  if (depth === deepest) return;
  for (const name of within) if (name in members) yield* levelsOf(members[name], depth + 1);
}

const faulty = /invalid_request|invalid_argument|bad_request|unsupported|validation/;

function read(told: unknown, headers: Headers | undefined): ProviderError {
  const levels = [...levelsOf(told)];
  const named = levels.flatMap(({ code, type, status, reason }) => [code, status, type, reason]);
  const codes = named.flatMap((name) => (typeof name === 'string' ? [asCode(name)] : []));
  const words = wordsOf(told, levels);
  const delays = levels.map(({ retryDelay }) => retryDelay);
  return {
    status: named.map(statusOf).find(Boolean) ?? (codes.some((code) => faulty.test(code)) ? 400 : undefined),
    codes,
    words,
    waitMs: namedWaitMs({ headers, text: words, delays }, Date.now()),
  };
}

/** Writes both `RateLimitError` and `rate-limit error` as `rate_limit_error`. */
const asCode = (name: string): string =>
  name
    .slice(0, 200)
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_');

function statusOf(named: unknown): number | undefined {
  const number =
    typeof named === 'number' || (typeof named === 'string' && /^\d{3}$/.test(named)) ? Number(named) : 0;
  return number >= 400 && number <= 599 ? number : undefined;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function wordsOf(told: unknown, levels: readonly Members[]): string {
  if (typeof told === 'string') return told;
  const sentences = levels.flatMap(({ message, msg, detail, error, raw, param, loc }) =>
    [message, msg, ...[detail, error, raw].filter((one) => typeof one === 'string'), param, loc]
      .filter((one) => one !== undefined && one !== null && one !== '')
      .map(asText),
  );
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : asText(told);
}
