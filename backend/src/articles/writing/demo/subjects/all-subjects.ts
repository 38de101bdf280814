import type { Subject } from '../subject.js';
import { plainWords } from '../../../../platform/ai/demo/words.js';
import { collectibles } from './collectibles.js';
import { collectorsCalendar } from './collectors-calendar.js';
import { luxuryAssets } from './luxury-assets.js';
import { marketIntel } from './market-intel.js';
import { vaultedVoices } from './vaulted-voices.js';

const byCategory = new Map<string, readonly Subject[]>([
  ['luxury assets', luxuryAssets],
  ['collectibles', collectibles],
  ['market intel', marketIntel],
  ['vaulted voices', vaultedVoices],
  ['collectors calendar', collectorsCalendar],
]);

export const allSubjects: readonly Subject[] = [...byCategory.values()].flat();

/** The subjects of a category, by its name; of one that is not among the first five, those that its name speaks of. */
export function subjectsOf(category: string): readonly Subject[] {
  const own = byCategory.get(category.toLowerCase().trim());
  if (own) return own;
  const spoken = new Set(plainWords(category));
  return allSubjects.filter(({ words }) => words.split(' ').some((word) => spoken.has(word)));
}
