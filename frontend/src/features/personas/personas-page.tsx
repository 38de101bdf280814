import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { History, UserRoundPlus } from 'lucide-react';
import { personasQuery } from './api/list-personas';
import type { User } from '@/api/session';
import { leavingDialog } from '@/components/browser/address';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHead } from '@/components/ui/layout/page-head';
import { categoriesQuery } from '@/features/categories/contract';
import { PersonaCards, PersonaCardsToCome } from './persona-cards';
import { PersonaDialog } from './dialog/persona-dialog';
import { PersonasHistory } from './history/persona-history';
import { personasRoute } from './domain/personas-search';

interface PersonasPageProps {
  /** The users who may sign in; undefined until they are known. */
  users: readonly User[] | undefined;
  usersToCome: boolean;
}

/** The page of the personas that articles are written as. */
export function PersonasPage({ users, usersToCome }: PersonasPageProps) {
  const { persona: open, view } = personasRoute.useSearch();
  const navigate = personasRoute.useNavigate();
  const { data: personas, error, refetch } = useQuery(personasQuery);
  // Cards also show categories and authors, and would grow if these loaded later.
  const { isPending: categoriesToCome } = useQuery(categoriesQuery);
  const areComing = !error && (!personas || categoriesToCome || usersToCome);
  const show = (persona: string) => void navigate({ search: { persona }, resetScroll: false });
  const close = () => void navigate({ search: {}, ...leavingDialog });
  const actions = (
    <>
      <ButtonLink to="/personas" search={{ view: 'history' }} resetScroll={false} icon={<History />}>
        History
      </ButtonLink>
      <Button variant="primary" icon={<UserRoundPlus />} onClick={() => show('new')}>
        Add Persona
      </Button>
    </>
  );
  return (
    <>
      <PageHead title="Author Personas" lead="The voices that articles are written in." actions={actions} />
      <Awaited
        query={{ data: areComing ? undefined : personas, error, refetch }}
        failure="Personas could not be loaded"
        coming={<PersonaCardsToCome />}
      >
        {(all) =>
          all.length > 0 ? (
            <PersonaCards personas={all} users={users} onEdit={({ id }) => show(id)} />
          ) : (
            <EmptyState title="No personas">
              Every article needs a persona. Add one, then assign it to an author.
            </EmptyState>
          )
        }
      </Awaited>
      {personas && open !== undefined && (
        <PersonaDialog key={open} open={open} personas={personas} onClose={close} />
      )}
      {open === undefined && view === 'history' && <PersonasHistory onClose={close} />}
    </>
  );
}
