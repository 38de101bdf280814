import { useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import type { User } from '@/api/session';
import { cardAmongOthers, CardsToCome } from '@/components/ui/layout/card';
import { nameOf } from '@/components/ui/text/user-name';
import type { Persona } from './domain/persona-fields';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Chip } from '@/components/ui/controls/chip';
import { categoriesQuery } from '@/features/categories/contract';
import { useSingleFlight } from '@/api/single-flight';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useDeletePersona } from './api/delete-persona';

const grid = 'grid grid-cols-1 gap-6 @max-md:gap-4 @lg:grid-cols-2';

interface PersonaCardsProps {
  personas: readonly Persona[];
  /** The users who may have a persona; undefined until they are known. */
  users: readonly User[] | undefined;
  onEdit: (persona: Persona) => void;
}

/** A card for each persona, and the confirmation before one is deleted. */
export function PersonaCards({ personas, users = [], onEdit }: PersonaCardsProps) {
  const [deleting, setDeleting] = useState<Persona>();
  const authorsOf = (id: string) => users.filter(({ assignedPersona }) => assignedPersona === id).map(nameOf);
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
    <CardsToCome
      grid={grid}
      count={4}
      lines={['h-5 w-2/5', 'mt-6 h-3.5', 'mt-3 h-3.5', 'mt-3 h-3.5 w-4/5', 'mt-8 h-7 w-1/2']}
    />
  );
}

interface PersonaCardProps {
  persona: Persona;
  /** The names of the authors who have this persona. */
  authors: readonly string[];
  onEdit: () => void;
  onDelete: () => void;
}

function PersonaCard({ persona, authors, onEdit, onDelete }: PersonaCardProps) {
  const id = useId();
  const of = { size: 'small', 'aria-describedby': id } as const;
  return (
    <article aria-labelledby={id} className={cardAmongOthers}>
      <header>
        <h2 id={id} className="font-serif text-h2 font-medium">
          {persona.name}
        </h2>
        {persona.expertise && <p className="text-small text-ink-3">{persona.expertise}</p>}
      </header>
      <p className="mt-3 line-clamp-4 font-serif text-[1.0625rem]/6.5 text-ink-2">{persona.aboutMe}</p>
      <Tone pillars={persona.tone_pillars} />
      <Categories ids={persona.categories} />
      <footer className="mt-auto flex flex-wrap items-center gap-2 pt-5">
        <Button {...of} onClick={onEdit}>
          Edit
        </Button>
        <ButtonLink
          {...of}
          to="/personas"
          search={{ persona: persona.id, view: 'history' }}
          resetScroll={false}
        >
          History
        </ButtonLink>
        <Button {...of} variant="danger" onClick={onDelete}>
          Delete
        </Button>
        {authors.length > 0 && (
          <p className="ml-auto text-small text-ink-3">
            Assigned to {new Intl.ListFormat('en').format(authors)}
          </p>
        )}
      </footer>
    </article>
  );
}

function Tone({ pillars }: { pillars: readonly string[] }) {
  if (pillars.length === 0) return null;
  return (
    <ul aria-label="Tone" className="mt-4 flex flex-wrap gap-x-3 gap-y-1 text-small">
      {pillars.map((pillar) => (
        <li key={pillar} className="before:mr-3 before:text-ink-3 before:content-['·'] first:before:hidden">
          {pillar}
        </li>
      ))}
    </ul>
  );
}

function Categories({ ids }: { ids: readonly string[] }) {
  const { data = [] } = useQuery(categoriesQuery);
  const known = data.filter(({ id }) => ids.includes(id));
  if (known.length === 0) return null;
  return (
    <ul aria-label="Writes about" className="mt-3 flex flex-wrap gap-2">
      {known.map(({ id, name, color }) => (
        <li key={id} className="min-w-0">
          <Chip color={color}>{name}</Chip>
        </li>
      ))}
    </ul>
  );
}

function DeletePersona({ persona, onClose }: { persona: Persona; onClose: () => void }) {
  const deletion = useDeletePersona();
  const send = useSingleFlight(() => deletion.mutateAsync(persona, { onSettled: onClose }));
  return (
    <ConfirmDialog
      open
      title="Delete this persona?"
      action="Delete"
      pending={deletion.isPending && 'Deleting...'}
      onCancel={onClose}
      onConfirm={send}
    >
      “{persona.name}” will be deleted. Articles written in its voice stay. This action cannot be undone.
    </ConfirmDialog>
  );
}
