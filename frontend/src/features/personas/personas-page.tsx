import { useQuery } from '@tanstack/react-query';
import { History, UserRoundPlus } from 'lucide-react';
import { personasQuery } from './api/list-personas';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { PageHead } from '@/components/ui/layout/page-head';
import { categoriesQuery } from '@/features/categories/contract';
import { usersQuery } from '@/features/users/contract';
import { PersonaCards, PersonaCardsToCome } from './persona-cards';
import { PersonaDialog } from './dialog/persona-dialog';
import type { Persona } from './persona-fields';
import { PersonasHistory } from './history/personas-history';
import { personasRoute } from './personas-search';

/** The voices that articles are written in. */
export function PersonasPage() {
  const { persona: open, view } = personasRoute.useSearch();
  const navigate = personasRoute.useNavigate();
  const { data: personas, error, refetch } = useQuery(personasQuery);
  // What stands on the cards beside the persona: they would grow when it came after them.
  const { isPending: categoriesToCome } = useQuery(categoriesQuery);
  const { isPending: authorsToCome } = useQuery(usersQuery);
  const areComing = !error && (!personas || categoriesToCome || authorsToCome);
  const show = (persona: string) => void navigate({ search: { persona }, resetScroll: false });
  // In place of the dialog's address: Back then leads to where one came from, not into the dialog again.
  // A dialog that closes has asked, where it must.
  const close = () => void navigate({ search: {}, replace: true, resetScroll: false, ignoreBlocker: true });
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
      {error && !personas && (
        <InlineError title="Personas could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {areComing && <PersonaCardsToCome />}
      {personas && !areComing && <Personas personas={personas} onEdit={({ id }) => show(id)} />}
      {personas && open !== undefined && (
        <PersonaDialog key={open} open={open} personas={personas} onClose={close} />
      )}
      {open === undefined && view === 'history' && <PersonasHistory onClose={close} />}
    </>
  );
}

function Personas({
  personas,
  onEdit,
}: {
  personas: readonly Persona[];
  onEdit: (persona: Persona) => void;
}) {
  if (personas.length > 0) return <PersonaCards personas={personas} onEdit={onEdit} />;
  return (
    <EmptyState title="No personas">
      Every article needs a persona. Add one, then assign it to an author.
    </EmptyState>
  );
}
