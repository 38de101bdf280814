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

const losses: Readonly<Record<string, string>> = {
  image: 'picture',
  embed: 'embedded thing',
  shortcode: 'shortcode',
  component: 'component',
  gallery: 'gallery',
  card: 'card',
  formula: 'formula',
  columns: 'set of columns',
  footnote: 'footnote',
  comment: 'comment',
};

/** "12 pictures, 3 shortcodes". */
export const lossesInWords = (lost: Import['losses']): string =>
  lost.map(({ kind, count: many }) => counted(many, losses[kind] ?? kind.replaceAll('-', ' '))).join(', ');

/** What would come, or what has come, in order; what there is none of is left out. */
export function countsOf({ state, items }: Pick<Import, 'state' | 'items'>): [string, string][] {
  const isOver = state === 'done' || state === 'cancelled' || state === 'failed';
  const all: [string, number][] = [
    [isOver ? 'Not brought in' : 'Will be created', items.willCreate],
    [isOver ? 'Not updated' : 'Will be updated', items.willUpdate],
    ['Created', items.created],
    ['Updated', items.updated],
    ['Unchanged', items.unchanged],
    ['Left out', items.leftOut],
    ['In conflict', items.conflicts],
    ['Failed', items.failed],
  ];
  return all.flatMap(([label, number]) => (number > 0 ? [[label, count(number)]] : []));
}
