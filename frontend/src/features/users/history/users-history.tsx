import { useQuery } from '@tanstack/react-query';
import { ChangeDifferences } from '@/components/history/change-differences';
import { ChangeHistory } from '@/components/history/change-history';
import { useChanges } from '@/components/history/use-changes';
import { Dialog } from '@/components/ui/overlays/dialog';
import { configurationHistoryQuery } from '@/features/configuration/contract';
import { personasQuery } from '@/features/personas/contract';
import { usersRoute } from '../users-search';
import { differencesOf, tellChange } from './user-change';

/** All that happened to the users over the page, and what the change that is chosen did. */
export function UsersHistory({ onClose }: { onClose: () => void }) {
  const { rev } = usersRoute.useSearch();
  const { data: personas = [] } = useQuery(personasQuery);
  const personaName = (id: string) =>
    personas.find((persona) => persona.id === id)?.name ?? 'A deleted persona';
  return (
    <Dialog open size="desk" title="User history" onClose={onClose}>
      <ChangeHistory
        history={useChanges(configurationHistoryQuery('users'))}
        tell={tellChange}
        rev={rev}
        placeOf={({ revision: rev }) => ({ to: '/user-management', search: { view: 'history', rev } })}
      >
        {(change) => (
          <ChangeDifferences fields={differencesOf(change, personaName)} remark={tellChange(change).remark} />
        )}
      </ChangeHistory>
    </Dialog>
  );
}
