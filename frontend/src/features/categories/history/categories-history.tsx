import { useCategoryNames } from '../api/categories';
import { ChangeDifferences } from '@/components/history/change-differences';
import { ChangeHistory } from '@/components/history/change-history';
import { useChanges } from '@/components/history/use-changes';
import { Dialog } from '@/components/ui/overlays/dialog';
import { configurationHistoryQuery } from '@/features/configuration/contract';
import { categoriesRoute } from '../categories-search';
import { differencesOf, tellChange } from './category-change';

/** All that happened to the categories over the page, and what the change that is chosen did. */
export function CategoriesHistory({ onClose }: { onClose: () => void }) {
  const { rev } = categoriesRoute.useSearch();
  const categoryName = useCategoryNames();
  return (
    <Dialog open size="desk" title="Category history" onClose={onClose}>
      <ChangeHistory
        history={useChanges(configurationHistoryQuery('categories'))}
        tell={tellChange}
        rev={rev}
        placeOf={({ revision: rev }) => ({ to: '/categories', search: { view: 'history', rev } })}
      >
        {(change) => (
          <ChangeDifferences
            fields={differencesOf(change, categoryName)}
            remark={tellChange(change).remark}
          />
        )}
      </ChangeHistory>
    </Dialog>
  );
}
