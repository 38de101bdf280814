import { getRouteApi } from '@tanstack/react-router';
import { revisionIn, textIn } from '@/components/browser/address';
import { readHistorySearch, type HistorySearch } from '@/components/history/history-search';
import type { ArticleStatus } from '@/components/ui/graphics/mark';
import type { Option } from '@/components/ui/controls/listbox';
import type { operations } from '@/api/schema.gen';

/** The search values in the address of the articles page: its filters, and what the article dialog shows. */
export interface ArticlesSearch extends HistorySearch {
  q?: string | undefined;
  /** The ids, separated by commas. */
  persona?: string | undefined;
  category?: string | undefined;
  status?: ArticleStatus | undefined;
  outdated?: Outdated | undefined;
  /** Whether only articles are shown that are still as the model wrote them. */
  untouched?: true | undefined;
  article?: string | undefined;
  /** The revision that the one in the history is compared with. */
  against?: number | undefined;
  /** The view of a revision: the text as it stood, or who wrote which words; undefined for the changes. */
  show?: 'stood' | 'origins' | undefined;
  as?: 'markdown' | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readArticlesSearch(search: Record<string, unknown>): ArticlesSearch {
  return {
    q: listIn(search['q']),
    persona: listIn(search['persona']),
    category: listIn(search['category']),
    // Old addresses have 'published' where new ones have 'promoted'.
    status: search['status'] === 'published' ? 'promoted' : statusIn(search['status']),
    outdated: outdatedIn(search['outdated']),
    untouched: search['untouched'] === true || undefined,
    article: textIn(search['article']),
    ...readHistorySearch(search),
    against: revisionIn(search['against']),
    show: shownIn(search['show']),
    as: search['as'] === 'markdown' ? 'markdown' : undefined,
  };
}

export const statusIn = (value: unknown): ArticleStatus | undefined =>
  value === 'draft' || value === 'promoted' || value === 'elsewhere' ? value : undefined;

const shownIn = (value: unknown): ArticlesSearch['show'] =>
  value === 'stood' || value === 'origins' ? value : undefined;

/** Joins a list with commas, because the router reads a repeated key as a list. */
function listIn(value: unknown): string | undefined {
  return Array.isArray(value) ? value.map(textIn).join(',') : textIn(value);
}

/** The search values that close the dialog. */
export const noArticle = {
  article: undefined,
  view: undefined,
  rev: undefined,
  against: undefined,
  show: undefined,
  as: undefined,
} satisfies ArticlesSearch;

export const articlesRoute = getRouteApi('/_desk/articles');

export interface Filters {
  q: string;
  personas: readonly string[];
  categories: readonly string[];
  status: ArticleStatus | 'all';
  outdated: Outdated | 'all';
  /** Whether only articles are shown that are still as the model wrote them. */
  untouched: boolean;
}

/** The filters that an address names. */
export function filtersOf(search: NarrowedSearch): Filters {
  return {
    q: search.q ?? '',
    personas: idsOf(search.persona),
    categories: idsOf(search.category),
    status: search.status ?? 'all',
    outdated: search.outdated ?? 'all',
    untouched: search.untouched ?? false,
  };
}

type NarrowedSearch = Pick<
  ArticlesSearch,
  'q' | 'persona' | 'category' | 'status' | 'outdated' | 'untouched'
>;

/** Returns the search values for some filters, without those that do not narrow the list. */
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

export const noFilters = filtersOf({});

export function isFiltered(filters: Filters): boolean {
  return Object.values(searchOf(filters)).some((value) => value !== undefined);
}

/** The reason why an article, or something made of it, differs from what would be made now. */
type Outdated = NonNullable<NonNullable<operations['Articles.drafts']['parameters']['query']>['outdated']>;

export const outdatedInWords: Readonly<Record<Outdated, string>> = {
  any: 'Anything out of date',
  text: 'Text changed since',
  title: 'Title changed since',
  rules: 'Rules changed since',
  persona: 'Persona changed since',
  idea: 'Idea deleted',
};

export const outdatedOptions: readonly Option[] = [
  { value: 'all', label: 'Up to date or not' },
  ...Object.entries(outdatedInWords).map(([value, label]) => ({ value, label })),
];

export function outdatedIn(value: unknown): Outdated | undefined {
  return typeof value === 'string' && Object.hasOwn(outdatedInWords, value) ? (value as Outdated) : undefined;
}
