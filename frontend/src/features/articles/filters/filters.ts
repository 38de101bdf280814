import type { ArticleStatus } from '@/components/ui/graphics/mark';
import type { ArticlesSearch } from '../articles-search';
import type { Outdated } from './outdated';

/** What the lists are narrowed to. */
export interface Filters {
  q: string;
  personas: readonly string[];
  categories: readonly string[];
  status: ArticleStatus | 'all';
  outdated: Outdated | 'all';
  /** Only articles that are as the model wrote them. */
  untouched: boolean;
}

/** The filters that an address names. */
export function filtersOf({
  q = '',
  persona,
  category,
  status,
  outdated,
  untouched,
}: NarrowedSearch): Filters {
  return {
    q,
    personas: idsOf(persona),
    categories: idsOf(category),
    status: status ?? 'all',
    outdated: outdated ?? 'all',
    untouched: untouched ?? false,
  };
}

type NarrowedSearch = Pick<
  ArticlesSearch,
  'q' | 'persona' | 'category' | 'status' | 'outdated' | 'untouched'
>;

/** The filters as they stand in the address; those that narrow nothing are left out. */
export function searchOf({ q, personas, categories, status, outdated, untouched }: Filters): NarrowedSearch {
  return {
    q: q === '' ? undefined : q,
    persona: personas.length === 0 ? undefined : personas.join(','),
    category: categories.length === 0 ? undefined : categories.join(','),
    status: status === 'all' ? undefined : status,
    outdated: outdated === 'all' ? undefined : outdated,
    untouched: untouched || undefined,
  };
}

function idsOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').filter((id) => id !== '');
}

export const noFilters: Filters = {
  q: '',
  personas: [],
  categories: [],
  status: 'all',
  outdated: 'all',
  untouched: false,
};

export function isFiltered(filters: Filters): boolean {
  return Object.values(searchOf(filters)).some((value) => value !== undefined);
}
