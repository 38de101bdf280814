import { ApiError } from '@/api/api-error';
import type { Faults } from '@/components/editing/use-faults';
import { tooLong } from '@/components/editing/too-long';
import { count } from '@/components/ui/text/numbers';
import { longPair, pairFault, pairIn } from './pairs';
import type { RulesField } from './rules-field';
import { fieldAt, rulesFields } from './rules-fields';
import type { RulesValues } from './rules-values';
import { transparencyPlaces as places } from './transparency-fields';

type Fault = [path: string, sentence: string];

const length = 'format_and_quality_standards/length';
const [fewest, most] = [`${length}/min_words`, `${length}/max_words`];
const crossed = 'The maximum can’t be lower than the minimum.';
const unanswered =
  'A label can be left out only where somebody is responsible: fill in the name and the contact.';

/**
 * Returns the faults of a filled-in form by path; empty if it can be sent. The path of a list's entry has its index:
 * `do[3]`.
 */
export function faultsIn(values: RulesValues): Faults {
  const faults = rulesFields.flatMap((field) => faultsOf(field, values[field.path] ?? ''));
  if (areCrossed(values)) faults.push([most, crossed]);
  if (isUnanswered(values)) faults.push([places.label, unanswered]);
  return { ...Object.fromEntries(faults.toReversed()), ...tooLongIn(values) };
}

function areCrossed(values: RulesValues): boolean {
  return Number(values[fewest]) > Number(values[most]);
}

/** Whether the label is left out although nobody is named as responsible for the text. */
function isUnanswered(values: RulesValues): boolean {
  const isBlank = (path: string) => String(values[path] ?? '').trim() === '';
  return values[places.label] === 'never' && (isBlank(places.name) || isBlank(places.contact));
}

/**
 * Returns the places whose faults disappear when a field changes: its own, and that of the two lengths or of the label
 * if the change of another field mended it.
 * @param values the values after the change
 * @param faultAt returns the fault that is shown at a place
 */
export function answeredBy(
  changed: string,
  values: RulesValues,
  faultAt: (place: string) => string | undefined,
): readonly string[] {
  const label = faultAt(places.label) === unanswered && !isUnanswered(values) ? [places.label] : [];
  if (faultAt(most) !== crossed) return [changed, ...label];
  if (areCrossed(values)) return changed === most ? label : [changed, ...label];
  return [changed, most, ...label];
}

const knownTooLong = new WeakMap<RulesValues, Faults>();

/**
 * Returns the faults of entries that are longer than the server accepts, by path. The result is cached, because every
 * entry of the long lists asks for it at each key.
 */
export function tooLongIn(values: RulesValues): Faults {
  const faults = knownTooLong.get(values) ?? longPlacesIn(values);
  knownTooLong.set(values, faults);
  return faults;
}

function longPlacesIn(values: RulesValues): Faults {
  const faults = rulesFields.flatMap((field) => {
    const { kind, path } = field;
    const value = values[path] ?? '';
    if (typeof value !== 'string') {
      return value.map((entry, index) => [`${path}[${index}]`, longEntry(field, entry)] as const);
    }
    const fault =
      kind === 'line' ? tooLong('A line', value, field.longest ?? 100) : tooLong('A text', value, 4_000);
    return [[path, fault] as const];
  });
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

function longEntry(field: RulesField, entry: string): string | undefined {
  if (field.kind === 'list') return tooLong('An entry', entry, field.longest ?? 1_000);
  // Entries of other fields are ids of checks, which nobody types.
  return field.kind === 'pairs' ? longPair(field.pair, entry) : undefined;
}

function faultsOf(field: RulesField, value: string | readonly string[]): Fault[] {
  if (field.kind === 'number') return numberFault(field, String(value));
  if (field.kind === 'share') return shareFault(field.path, String(value));
  if (typeof value === 'string') return [];
  if (field.kind === 'list') return entryFaults(field.path, value, 'A rule needs at least one word.');
  if (field.kind !== 'pairs') return [];
  const names = value.map((entry) => pairIn(entry).name);
  const faults = entryFaults(field.path, names, 'An entry needs a name.');
  const seconds = value.map((entry) => pairFault(field.pair, entry));
  return [
    ...faults,
    ...seconds.flatMap((fault, at): Fault[] => (fault ? [[`${field.path}[${at}]`, fault]] : [])),
  ];
}

function numberFault(
  { path, unit, least = 1, most }: RulesField & { kind: 'number' },
  typed: string,
): Fault[] {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isInteger(number)) return [[path, `Must be a whole number of ${unit}.`]];
  if (number < least) {
    return [[path, `At least ${least === 1 ? `1 ${unit.replace(/s$/, '')}` : `${least} ${unit}`}.`]];
  }
  return number > most ? [[path, `At most ${count(most)} ${unit}.`]] : [];
}

function shareFault(path: string, typed: string): Fault[] {
  const percent = Number(typed);
  return percent >= 0 && percent <= 100 ? [] : [[path, 'Must be from 0 to 100 percent, or empty.']];
}

function entryFaults(path: string, entries: readonly string[], blank: string): Fault[] {
  const trimmed = entries.map((entry) => entry.trim());
  return trimmed.flatMap((entry, index): Fault[] => {
    if (entry === '') return [[`${path}[${index}]`, blank]];
    if (trimmed.indexOf(entry) === index) return [];
    return [[`${path}[${index}]`, 'This entry is already in the list.']];
  });
}

/**
 * Returns what the server refused, by the form's places. Its answer has names such as `content.do[3]` or
 * `content.tone_and_voice.overall_tone.Plain`.
 */
export function refusedPlaces(error: Error, values: RulesValues): Faults {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.errors.map(({ field, message }) => [placeOf(field.replace(/^content\./, ''), values), message]),
  );
}

/**
 * Returns the form's path for a refused place. The form knows an entry of the tone by its index, the server by its
 * name.
 */
function placeOf(refused: string, values: RulesValues): string {
  const field = fieldAt(refused.replaceAll('.', '/'));
  if (!field) return refused;
  const { path } = field;
  const rest = refused.slice(path.length);
  const entries = values[path];
  const named = field.kind === 'pairs' && !field.pair.members;
  if (!named || entries === undefined || typeof entries === 'string') return path + rest;
  const index = entries.findIndex((entry) => pairIn(entry).name.trim() === rest.slice(1));
  return index === -1 ? path : `${path}[${index}]`;
}
