import { ChangeDifferences } from '@/components/history/change-differences';
import { ChangeHistory } from '@/components/history/change-history';
import { useChanges } from '@/components/history/use-changes';
import { useCategoryNames } from '@/features/categories/contract';
import { personaHistoryQuery } from '../api/get-persona-history';
import { personasRoute } from '../personas-search';
import { differencesOf, tellChange, placeOf, tellAmongAll, placeAmongAll } from './persona-change';
import { Dialog } from '@/components/ui/overlays/dialog';
import { configurationHistoryQuery } from '@/features/configuration/contract';

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

/** All that happened to the personas over the page, deleted ones too, and what the change that is chosen did. */
export function PersonasHistory({ onClose }: { onClose: () => void }) {
  const { rev, of } = personasRoute.useSearch();
  const categoryName = useCategoryNames();
  return (
    <Dialog open size="desk" title="Persona history" onClose={onClose}>
      <ChangeHistory
        history={useChanges(configurationHistoryQuery('personas'))}
        tell={tellAmongAll}
        rev={rev}
        of={of}
        placeOf={placeAmongAll}
      >
        {(change) => (
          <ChangeDifferences
            fields={differencesOf(change, categoryName)}
            remark={tellAmongAll(change).remark}
          />
        )}
      </ChangeHistory>
    </Dialog>
  );
}
