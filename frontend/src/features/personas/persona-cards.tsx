import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { nameOf } from '@/components/user-name';
import { usersQuery } from '@/features/users/contract';
import { DeletePersona } from './delete-persona';
import { PersonaCard } from './persona-card';
import type { Persona } from './persona-fields';

const grid = 'grid grid-cols-1 gap-6 max-md:gap-4 lg:grid-cols-2';

interface PersonaCardsProps {
  personas: readonly Persona[];
  onEdit: (persona: Persona) => void;
}

/** A card for each persona, and the confirmation before one is deleted. */
export function PersonaCards({ personas, onEdit }: PersonaCardsProps) {
  const [deleting, setDeleting] = useState<Persona>();
  const { data: directory } = useQuery(usersQuery);
  const authorsOf = (id: string) =>
    (directory?.users ?? []).filter(({ assignedPersona }) => assignedPersona === id).map(nameOf);
  return (
    <>
      <ul aria-label="Personas" className={grid}>
        {personas.map((persona) => (
          <li key={persona.id} className="grid">
            <PersonaCard
              persona={persona}
              authors={authorsOf(persona.id)}
              onEdit={() => onEdit(persona)}
              onDelete={() => setDeleting(persona)}
            />
          </li>
        ))}
      </ul>
      {deleting && <DeletePersona persona={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

export function PersonaCardsToCome() {
  return (
    <Loading>
      <div className={grid}>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className="rounded-card border border-line bg-sheet p-6 max-md:p-4">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="mt-6 h-3.5" />
            <Skeleton className="mt-3 h-3.5" />
            <Skeleton className="mt-3 h-3.5 w-4/5" />
            <Skeleton className="mt-8 h-7 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
