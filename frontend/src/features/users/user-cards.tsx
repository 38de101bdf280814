import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '@/api/session';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { personasQuery } from '@/features/personas/contract';
import { DeactivateUser } from './deactivate-user';
import { ResetPassword } from './reset-password';
import { UserCard } from './user-card';

/** As many columns as leave the actions of a card in one line. */
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,21.5rem),1fr))] gap-6 max-md:gap-4';

interface UserCardsProps {
  users: readonly User[];
  onEdit: (user: User) => void;
}

/** A card for each user, and the confirmations of what can be done on them. */
export function UserCards({ users, onEdit }: UserCardsProps) {
  const [asking, setAsking] = useState<{ about: 'reset' | 'deactivation'; user: User }>();
  const { data: personas } = useQuery(personasQuery);
  const done = () => setAsking(undefined);
  return (
    <>
      <ul aria-label="Users" className={grid}>
        {users.map((user) => (
          <li key={user.id} className="grid">
            <UserCard
              user={user}
              persona={personas?.find(({ id }) => id === user.assignedPersona)?.name}
              onEdit={() => onEdit(user)}
              onReset={() => setAsking({ about: 'reset', user })}
              onDeactivate={() => setAsking({ about: 'deactivation', user })}
            />
          </li>
        ))}
      </ul>
      {asking?.about === 'reset' && <ResetPassword user={asking.user} onClose={done} />}
      {asking?.about === 'deactivation' && <DeactivateUser user={asking.user} onClose={done} />}
    </>
  );
}

export function UserCardsToCome() {
  return (
    <Loading>
      <div className={grid}>
        {[1, 2, 3].map((card) => (
          <div key={card} className="rounded-card border border-line bg-sheet p-6 max-md:p-4">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-3 h-3 w-4/5" />
            <Skeleton className="mt-8 h-3" />
            <Skeleton className="mt-4 h-3" />
            <Skeleton className="mt-8 h-7 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
