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
}

/** The filters that an address names. */
export function filtersOf({ q = '', persona, category, status, outdated }: NarrowedSearch): Filters {
  return {
    q,
    personas: idsOf(persona),
    categories: idsOf(category),
    status: status ?? 'all',
    outdated: outdated ?? 'all',
  };
}

type NarrowedSearch = Pick<ArticlesSearch, 'q' | 'persona' | 'category' | 'status' | 'outdated'>;

/** The filters as they stand in the address; those that narrow nothing are left out. */
export function searchOf({ q, personas, categories, status, outdated }: Filters): NarrowedSearch {
  return {
    q: q === '' ? undefined : q,
    persona: personas.length === 0 ? undefined : personas.join(','),
    category: categories.length === 0 ? undefined : categories.join(','),
    status: status === 'all' ? undefined : status,
    outdated: outdated === 'all' ? undefined : outdated,
  };
}

function idsOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').filter((id) => id !== '');
}

export const noFilters: Filters = { q: '', personas: [], categories: [], status: 'all', outdated: 'all' };

export function isFiltered(filters: Filters): boolean {
  return Object.values(searchOf(filters)).some((value) => value !== undefined);
}
