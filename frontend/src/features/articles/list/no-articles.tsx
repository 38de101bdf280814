import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { clearing } from '@/components/ui/text/chip';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Option } from '@/components/ui/controls/listbox';
import type { Filters } from '../filters/filters';
import { outdatedInWords } from '../filters/outdated';

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
      Choose a category to generate your first. It stays a draft until a person promotes it.
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
  const things = { all: 'articles', draft: 'drafts', promoted: 'published articles' }[filters.status];
  const kind = `No ${filters.untouched ? 'untouched ' : ''}${things}`;
  const sentence = [
    kind,
    ' match',
    filters.q && ` “${filters.q}”`,
    by && ` with ${by}`,
    within && ` in ${within}`,
    filters.outdated !== 'all' && ` “${outdatedInWords(filters.outdated)}”`,
    '.',
  ];
  return (
    <EmptyState title="No matching articles" action={<Button onClick={clearing(onClear)}>Clear all</Button>}>
      {sentence.filter(Boolean).join('').replace(' match.', ' yet.')}
    </EmptyState>
  );
}

const anyOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
