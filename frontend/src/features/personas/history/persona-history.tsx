import { FieldHistory } from '@/components/history/field-history';
import { useChanges } from '@/components/history/use-changes';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useCategoryNames } from '@/features/categories/contract';
import { configurationHistoryQuery } from '@/api/get-configuration-history';
import { personaHistoryQuery } from '../api/get-persona-history';
import { personasRoute } from '../domain/personas-search';
import { names, placeAmongAll, changePlace, tellAmongAll, tellChange } from './persona-change';

/** Gives the history the names and values of a persona's fields. */
function useTelling() {
  const categoryName = useCategoryNames();
  return {
    names,
    isNew: (type: string) => type === 'PersonaCreated',
    inWords: (field: string, value: unknown) => {
      if (!Array.isArray(value)) return typeof value === 'string' ? value : '';
      const entries = value.map(String);
      return field === 'categories' ? entries.map(categoryName) : entries;
    },
  };
}

/** The history of a persona, with the differences of the chosen change. */
export function PersonaHistory({ id }: { id: string }) {
  const { rev } = personasRoute.useSearch();
  return (
    <FieldHistory
      {...useTelling()}
      history={useChanges(personaHistoryQuery(id))}
      tell={tellChange}
      rev={rev}
      placeOf={changePlace}
    />
  );
}

/**
 * The history of all personas, including deleted ones, in a dialog over the page, with the differences of the chosen
 * change.
 */
export function PersonasHistory({ onClose }: { onClose: () => void }) {
  const { rev, of } = personasRoute.useSearch();
  return (
    <Dialog open size="desk" title="Persona history" onClose={onClose}>
      <FieldHistory
        {...useTelling()}
        history={useChanges(configurationHistoryQuery('personas'))}
        tell={tellAmongAll}
        rev={rev}
        of={of}
        placeOf={placeAmongAll}
      />
    </Dialog>
  );
}
