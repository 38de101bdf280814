import { isLossKind } from '@prose/from-html/losses';
import { lossInWords } from '@prose/from-html/losses-in-words';
import { count, counted } from '@/components/ui/text/numbers';
import type { Import } from '../api/imports';

/** The words for the states of an import. */
export const stateInWords: Readonly<Record<Import['state'], string>> = {
  reading: 'Being read',
  ready: 'Waits for you',
  running: 'Coming in',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'Failed',
};

/** The plurals for parts that only archives of other systems have. */
const ofSystems: Readonly<Record<string, string>> = {
  gallery: 'galleries',
  'end of a name': 'ends of names',
  'end of a summary': 'ends of summaries',
};

/** Lists what an import loses, as in “12 images, 3 shortcodes”. */
export const importLosses = (losses: Import['losses']): string =>
  losses
    .map(({ kind, count: many }) =>
      isLossKind(kind) ? lossInWords({ kind, count: many }) : counted(many, kind, ofSystems[kind]),
    )
    .join(', ');

/** Whether an import has ended. */
export const isOver = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'done' || state === 'cancelled' || state === 'failed';

/** Returns the counts of items that would come in or have come in, in order, without those that are 0. */
export function importCounts({ state, items }: Pick<Import, 'state' | 'items'>): [string, string][] {
  const over = isOver({ state });
  const all: [string, number][] = [
    [over ? 'Not brought in' : 'Will be created', items.willCreate],
    [over ? 'Not updated' : 'Will be updated', items.willUpdate],
    ['Created', items.created],
    ['Updated', items.updated],
    ['Unchanged', items.unchanged],
    ['Left out', items.leftOut],
    ['In conflict', items.conflicts],
    ['Failed', items.failed],
  ];
  return all.flatMap(([label, number]) => (number > 0 ? [[label, count(number)]] : []));
}
