import type { Change } from '@/components/history/change';
import { markBy, type Told } from '@/components/history/change-words';
import { fieldAt, rulesLabels, rulesTabs } from '../rules-fields';

const setBack = /set the editorial rules back to revision (\d+)/;

export function tellChange(change: Change): Told {
  const { revision, changes, summary } = change;
  const mark = markBy(change);
  if (revision === 0) return { what: 'Original rules', mark };
  const restored = setBack.exec(summary)?.[1];
  const places = [...new Set(changes.map(({ field }) => fieldAt(field)))];
  const names = places.map((place) => (place === undefined ? 'other' : (rulesLabels[place] ?? place)));
  const note = names.length === 0 ? undefined : new Intl.ListFormat('en').format(names);
  if (restored !== undefined) return { what: `Restored to r${restored}`, mark: 'restored', note };
  const tabs = rulesTabs.filter(({ fields }) => fields.some(({ path }) => places.includes(path)));
  const [only, ...others] = tabs;
  if (only && others.length === 0) return { what: `${only.label} changed`, mark, note };
  return { what: `${changes.length} changes`, mark, note };
}
