import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useUser } from '@/api/session';
import { NoPersona } from '@/components/no-persona';
import { Card } from '@/components/ui/layout/card';
import { Chip } from '@/components/ui/controls/chip';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery } from '@/features/personas/contract';

/** A card for the persona that an author works with. */
export function PersonaCard() {
  const { assignedPersona } = useUser();
  const { data, error, refetch } = useQuery(personasQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  if (assignedPersona === null) return <NoPersona />;
  if (error && !data) {
    return (
      <InlineError title="Your persona could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  const persona = data?.find(({ id }) => id === assignedPersona);
  if (data && !persona) return <NoPersona />;
  const covered = categories.filter(({ id }) => persona?.categories.includes(id));
  return (
    <Card aria-label="Your persona">
      <p className="text-micro text-ink-2">You write as</p>
      {persona ? (
        <>
          <h2 className="mt-1 font-display text-[1.625rem]/8">{persona.name}</h2>
          <p className="mt-2.5 border-b border-line pb-5 font-serif text-[1.0625rem]/6.5 text-ink-2">
            {persona.aboutMe}
          </p>
          <p className="mt-4 text-micro text-ink-2">Writing style</p>
          <p className="mt-1 text-small">{persona.writingStyle}</p>
          {covered.length > 0 && (
            <ul aria-label="Categories" className="mt-4 flex flex-wrap gap-1.5">
              {covered.map(({ id, name, color }) => (
                <li key={id} className="min-w-0">
                  <Chip color={color}>{name}</Chip>
                </li>
              ))}
            </ul>
          )}
          <Link to="/profile" className="mt-5 inline-block text-link">
            Edit Profile
          </Link>
        </>
      ) : (
        <Loading>
          <Skeleton className="mt-2 h-6 w-3/5" />
          <Skeleton className="mt-5 h-3 w-full" />
          <Skeleton className="mt-2.5 h-3 w-11/12" />
          <Skeleton className="mt-2.5 h-3 w-4/5" />
        </Loading>
      )}
    </Card>
  );
}
