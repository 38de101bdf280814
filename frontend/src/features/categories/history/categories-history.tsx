import { useCategoryNames, labels } from '../api/categories';
import { FieldHistory } from '@/components/history/field-history';
import { useChanges } from '@/components/history/use-changes';
import { Dialog } from '@/components/ui/overlays/dialog';
import { configurationHistoryQuery } from '@/api/get-configuration-history';
import { categoriesRoute } from '../domain/categories-search';
import type { Change } from '@/components/history/change';
import { fieldsChanged, markBy, type Told } from '@/components/history/change-words';

/** The history of the categories, in a dialog over the page, with the differences of the chosen change. */
export function CategoriesHistory({ onClose }: { onClose: () => void }) {
  const { rev } = categoriesRoute.useSearch();
  const categoryName = useCategoryNames();
  const inWords = (_field: string, value: unknown) =>
    Array.isArray(value) ? value.map(String).map(categoryName) : typeof value === 'string' ? value : '';
  return (
    <Dialog open size="desk" title="Category history" onClose={onClose}>
      <FieldHistory
        history={useChanges(configurationHistoryQuery('categories'))}
        tell={tellChange}
        rev={rev}
        placeOf={({ revision: rev }) => ({ to: '/categories', search: { view: 'history', rev } })}
        names={names}
        inWords={inWords}
        isNew={(type) => type !== 'CategoryChanged'}
      />
    </Dialog>
  );
}

const names: Record<string, string> = { ...labels, order: 'Order' };

const events: Readonly<Record<string, Omit<Told, 'mark'>>> = {
  CategoryAdded: { what: 'Added' },
  CategoryRemoved: {
    what: 'Removed',
    remark: 'Removed from every persona. Articles keep its name.',
  },
  CategoriesReordered: { what: 'Reordered' },
};

function tellChange(change: Change): Told {
  const { type, subject, changes } = change;
  const mark = markBy(change);
  const note = type === 'CategoriesReordered' ? undefined : (subject.title ?? subject.id);
  const told = events[type];
  if (told) return { ...told, mark, note };
  const [only, ...others] = changes;
  if (only?.field === 'name' && others.length === 0) {
    return { what: 'Renamed', mark, note: `${only.from as string} to ${only.to as string}` };
  }
  return { what: fieldsChanged(change, names), mark, note };
}
