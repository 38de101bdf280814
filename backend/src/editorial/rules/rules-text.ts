import { promptList } from '../../platform/ai/prompt-list.js';
import type { RulesDocument } from './rules-document.js';

const spellings: Readonly<Record<NonNullable<RulesDocument['spelling']>, string>> = {
  american: 'Use American spelling, except in names and quotations.',
  british: 'Use British spelling, except in names and quotations.',
};

/** Tells a model how to spell. */
export function spellingText({ spelling }: Pick<RulesDocument, 'spelling'>): string {
  return spelling
    ? spellings[spelling]
    : 'Keep to one spelling throughout, American or British, except in names and quotations.';
}

/** Tells a model what to do and what not to do, in the house’s order. */
export function conductText(rules: Pick<RulesDocument, 'do' | 'do_not'>): string[] {
  return [
    ...promptList('Do these things without announcing them: the text never says that it does so.', rules.do),
    ...promptList('Do not (a phrase in double quotes must not occur at all):', rules.do_not),
  ];
}
