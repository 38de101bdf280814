import type { Option } from '@/components/ui/controls/listbox';
import type { operations } from '@/api/schema.gen';

/** Why an article, or something made of it, is no longer what it would be if it were made now. */
export type Outdated = NonNullable<
  NonNullable<operations['Articles.drafts']['parameters']['query']>['outdated']
>;

const words: Readonly<Record<Outdated, string>> = {
  any: 'Anything out of date',
  text: 'Text changed since',
  title: 'Title changed since',
  rules: 'Rules changed since',
  persona: 'Persona changed since',
  idea: 'Idea deleted',
};

export const outdatedOptions: readonly Option[] = [
  { value: 'all', label: 'Up to date or not' },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

export const outdatedInWords = (outdated: Outdated): string => words[outdated];

export function outdatedIn(value: unknown): Outdated | undefined {
  return typeof value === 'string' && Object.hasOwn(words, value) ? (value as Outdated) : undefined;
}
