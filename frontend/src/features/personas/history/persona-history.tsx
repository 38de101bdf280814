import { ChangeDifferences } from '@/components/history/change-differences';
import { ChangeHistory } from '@/components/history/change-history';
import { useChanges } from '@/components/history/use-changes';
import { useCategoryNames } from '@/features/categories/contract';
import { personaHistoryQuery } from '../api/get-persona-history';
import { personasRoute } from '../personas-search';
import { differencesOf, tellChange, placeOf } from './persona-change';

/** All that happened to a persona, and what the change that is chosen did. */
export function PersonaHistory({ id }: { id: string }) {
  const { rev } = personasRoute.useSearch();
  const categoryName = useCategoryNames();
  return (
    <ChangeHistory
      history={useChanges(personaHistoryQuery(id))}
      tell={tellChange}
      rev={rev}
      placeOf={placeOf}
    >
      {(change) => (
        <ChangeDifferences fields={differencesOf(change, categoryName)} remark={tellChange(change).remark} />
      )}
    </ChangeHistory>
  );
}
