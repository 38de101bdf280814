import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';
import { readHistorySearch, type HistorySearch } from '@/components/history/history-search';

export interface CategoriesSearch extends HistorySearch {
  /** The category in the dialog. */
  category?: string | undefined;
  /** Whether the dialog adds a category. No id could mean this, because a category may have any name. */
  add?: true | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readCategoriesSearch({
  category,
  add,
  ...search
}: Record<string, unknown>): CategoriesSearch {
  return {
    category: textIn(category),
    add: add === true ? add : undefined,
    ...readHistorySearch(search),
  };
}

export const categoriesRoute = getRouteApi('/_desk/categories');
