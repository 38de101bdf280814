import { Button } from '@/components/ui/button';
import { clearing } from '@/components/ui/chip-focus';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { Option } from '@/components/ui/listbox';
import type { Filters } from '../filters/filters';

/** There is no article at all. */
export function NoArticles() {
  return (
    <EmptyState
      title="No articles yet"
      action={
        <ButtonLink to="/generate" variant="primary">
          Generate Article
        </ButtonLink>
      }
    >
      The first one is a category and a click away, and stays a draft until a person promotes it.
    </EmptyState>
  );
}

interface NoMatchProps {
  filters: Filters;
  personas: readonly Option[];
  categories: readonly Option[];
  onClear: () => void;
}

/** The filters leave nothing over; says which they are. */
export function NoMatch({ filters, personas, categories, onClear }: NoMatchProps) {
  const named = (options: readonly Option[], ids: readonly string[]) =>
    anyOf(options.filter(({ value }) => ids.includes(value)).map(({ label }) => label));
  const by = named(personas, filters.personas);
  const within = named(categories, filters.categories);
  const kind = { all: 'Nothing', draft: 'No draft', promoted: 'No published article' }[filters.status];
  const sentence = [
    kind,
    ' fits',
    filters.q && ` “${filters.q}”`,
    by && ` with ${by}`,
    within && ` in ${within}`,
    '.',
  ];
  return (
    <EmptyState title="No article matches" action={<Button onClick={clearing(onClear)}>Clear all</Button>}>
      {sentence.filter(Boolean).join('').replace('fits.', 'is there.')}
    </EmptyState>
  );
}

const anyOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
