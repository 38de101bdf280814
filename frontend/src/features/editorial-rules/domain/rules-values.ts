import { diffArrays } from 'diff';
import { checkName } from '@checks/registry';
import type { FieldDifference, FieldValue } from '@/components/difference/field-differences';
import { differingFields, type Version } from '@/components/editing/versions';
import type { components } from '@/api/schema.gen';
import { documentOfPairs, pairInWords, pairsOf } from './pairs';
import { severityNames } from './checks-fields';
import type { Option } from '@/components/ui/controls/listbox';
import type { RulesField } from './rules-field';
import { fieldAt, rulesFields, rulesLabels } from './rules-fields';

type RulesDocument = components['schemas']['RulesAnswer'];

/** The rules as the form holds them, by path. Numbers are as they are typed, and an entry of the tone is one text. */
export type RulesValues = Readonly<Record<string, string | readonly string[]>>;

/** The field for the rest of the document, which no tab shows. It is JSON text, and is saved as it was. */
const unshown = 'unshown';

function unshownIn(document: RulesDocument): string {
  const rest = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  for (const { path } of rulesFields) remove(rest, path.split('/'));
  return JSON.stringify(rest);
}

/** Removes a member, and every part that is empty without it. */
function remove(part: Record<string, unknown>, [name = '', ...names]: readonly string[]): void {
  const inner = part[name] as Record<string, unknown> | undefined;
  if (names.length > 0 && inner) remove(inner, names);
  if (names.length === 0 || (inner && Object.keys(inner).length === 0)) delete part[name];
}

/** Returns the document and its revision, as the form takes them. */
export function versionOf({
  revision,
  ...document
}: RulesDocument & { revision: number }): Version<RulesValues> {
  const values = rulesFields.map((field) => [field.path, valueOf(field, placeIn(document, field.path))]);
  return {
    values: { ...Object.fromEntries(values), [unshown]: unshownIn(document) } as RulesValues,
    revision,
  };
}

/** Returns the document of a form without faults, as JSON text. */
export function contentOf(values: RulesValues): string {
  const document = JSON.parse(String(values[unshown] ?? '{}')) as Record<string, unknown>;
  for (const field of rulesFields) {
    const value = values[field.path];
    if (isLeftOut(field, value)) continue;
    const names = field.path.split('/');
    const last = names.pop() ?? '';
    const holder = names.reduce<Record<string, unknown>>(
      (part, name) => (part[name] ??= {}) as Record<string, unknown>,
      document,
    );
    holder[last] = placeOf(field, value);
  }
  return JSON.stringify({
    ...document,
    promotion: promotionIn(document),
    credentials: credentialsIn(document),
    security: securityIn(document),
  });
}

/**
 * Whether a value stays out of the document because the house has not set it. If the built-in lists grow, they then
 * grow for this house, too.
 */
function isLeftOut(field: RulesField, value: FieldValue | undefined): boolean {
  return 'absent' in field && (value === undefined || JSON.stringify(value) === JSON.stringify(field.absent));
}

/** Returns the promotion rules, or undefined if nothing blocks, which the document need not say. */
function promotionIn(document: Record<string, unknown>): object | undefined {
  const promotion = document['promotion'] as NonNullable<RulesDocument['promotion']>;
  const { blocking, secondPerson, maxUntouchedAiShare } = promotion;
  return blocking.length > 0 || secondPerson || maxUntouchedAiShare !== null ? promotion : undefined;
}

/** The settings that the form has, without those that have their usual value. */
type SetCredentials = Partial<Omit<NonNullable<RulesDocument['credentials']>, 'responsible'>> & {
  responsible?: Partial<Record<'name' | 'role' | 'contact', string>> | null;
};

/**
 * Returns the settings of Content Credentials, with the other members that the document requires, or undefined if all
 * have their usual value.
 */
function credentialsIn(document: Record<string, unknown>): object | undefined {
  const { responsible, ...set } = (document['credentials'] ?? {}) as SetCredentials;
  if (!responsible && Object.keys(set).length === 0) return undefined;
  const whole = responsible && { responsible: { name: '', role: '', contact: '', ...responsible } };
  return { sign: false, ...set, ...whole };
}

/** Returns the settings for signing in, with all members, or undefined if the house has not decided any. */
function securityIn({ security }: Record<string, unknown>): object | undefined {
  const usual = { idleMinutes: 20_160, maxDays: 30, signOnOnly: false, proofForOverride: false };
  return security ? { secondFactor: 'nobody', ...usual, ...security } : undefined;
}

function placeIn(document: unknown, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document);
}

function valueOf(field: RulesField, place: unknown): FieldValue {
  if (place === undefined && 'absent' in field) return field.absent ?? '';
  if (field.kind === 'list') return place as string[];
  if (field.kind === 'checks') return (place ?? []) as string[];
  if (field.kind === 'flag' || isTruth(field)) return place === true ? 'yes' : 'no';
  if (field.kind === 'share') return typeof place === 'number' ? String(inPercent(place)) : '';
  if (field.kind === 'pairs') return pairsOf(field.pair, place);
  // If the document has a moment, the form shows its day.
  if (field.kind === 'date') return String(place).slice(0, 10);
  return String(place);
}

function placeOf(field: RulesField, value: FieldValue = ''): unknown {
  if (field.kind === 'number') return Number(value);
  if (field.kind === 'flag' || isTruth(field)) return value === 'yes';
  if (field.kind === 'share') return value === '' ? null : Number(value) / 100;
  if (typeof value === 'string') return value;
  return field.kind === 'pairs' ? documentOfPairs(field.pair, value) : value;
}

const isTruth = (field: RulesField): boolean => field.kind === 'cards' && field.truth === true;

const inPercent = (share: number): number => Number((share * 100).toFixed(2));

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Returns a value for people to read. */
export function valueInWords(path: string, value: FieldValue): FieldValue {
  const field = fieldAt(path);
  if (typeof value === 'string') {
    if (field?.kind === 'cards') return labelOf(field.options, value);
    return (field?.kind === 'choice' && severityNames[value]) || value;
  }
  if (field?.kind === 'checks') return value.map(checkName);
  return field?.kind === 'pairs' ? value.map(pairInWords) : value;
}

/** Returns the differences between two states of the rules, place by place. */
export function differencesBetween(before: RulesValues, after: RulesValues): FieldDifference[] {
  return differingFields(before, after).map((path) => ({
    label: rulesLabels[path] ?? 'Other parts of the document',
    from: valueInWords(path, before[path] ?? ''),
    to: valueInWords(path, after[path] ?? ''),
  }));
}

/** Counts the changes: fields, and entries of lists, where a replaced entry counts once. */
export function countOfChanges(before: RulesValues, after: RulesValues): number {
  const counts = differingFields(before, after).map((path) => {
    const [from = '', to = ''] = [before[path], after[path]];
    return typeof from === 'string' || typeof to === 'string' ? 1 : changedEntries(from, to);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function changedEntries(from: readonly string[], to: readonly string[]): number {
  let count = 0;
  let removed = 0;
  for (const part of diffArrays([...from], [...to])) {
    const { length } = part.value;
    count += part.added ? Math.max(length - removed, 0) : part.removed ? length : 0;
    removed = part.removed ? length : 0;
  }
  return count;
}
