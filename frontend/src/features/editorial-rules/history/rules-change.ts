import type { Touch } from '@/components/ui/mark';
import type { RulesChange } from '../api/rules-history';
import { fieldAt, rulesLabels, rulesTabs } from '../rules-fields';

/** A change in the words and the mark of the history. */
interface Told {
  what: string;
  touch: Touch;
  /** One line of consequence. */
  note: string | undefined;
}

const setBack = /set the editorial rules back to revision (\d+)/;

export function tellChange({ revision, changes, actor, summary }: RulesChange): Told {
  const touch = actor.kind === 'user' ? 'edited' : 'scheduled';
  if (revision === 0) return { what: 'First rules', touch, note: undefined };
  const restored = setBack.exec(summary)?.[1];
  const places = [...new Set(changes.map(({ field }) => fieldAt(field)))];
  const names = places.map((place) => (place === undefined ? 'other' : (rulesLabels[place] ?? place)));
  const note = names.length === 0 ? undefined : new Intl.ListFormat('en').format(names);
  if (restored !== undefined) return { what: `Set back to r${restored}`, touch: 'restored', note };
  const tabs = rulesTabs.filter(({ fields }) => fields.some(({ path }) => places.includes(path)));
  const [only, ...others] = tabs;
  if (only && others.length === 0) return { what: `${only.label} changed`, touch, note };
  return { what: `${changes.length} changes`, touch, note };
}
