import { isLossKind } from '@prose/from-html/losses';
import { lossInWords } from '@prose/from-html/losses-in-words';
import { count, counted } from '@/components/ui/text/numbers';
import type { Import } from '../api/imports';

/** The state of an import in a word. */
export const stateInWords: Readonly<Record<Import['state'], string>> = {
  reading: 'Being read',
  ready: 'Waits for you',
  running: 'Coming in',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'Failed',
};

/** What the systems that archives come from have, and documents do not. */
const ofSystems: Readonly<Record<string, string>> = {
  gallery: 'galleries',
  'end of a name': 'ends of names',
  'end of a summary': 'ends of summaries',
};

/** “12 images, 3 shortcodes”. */
export const lossesInWords = (losses: Import['losses']): string =>
  losses
    .map(({ kind, count: many }) =>
      isLossKind(kind) ? lossInWords({ kind, count: many }) : counted(many, kind, ofSystems[kind]),
    )
    .join(', ');

/** Whether nothing of it comes in any more. */
export const isOver = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'done' || state === 'cancelled' || state === 'failed';

/** What would come, or what has come, in order; what there is none of is left out. */
export function countsOf({ state, items }: Pick<Import, 'state' | 'items'>): [string, string][] {
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
