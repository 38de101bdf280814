import { getRouteApi } from '@tanstack/react-router';

/** What the address of the categories page says. */
export interface CategoriesSearch {
  /** The category in the dialog. */
  category?: string | undefined;
  /** The dialog adds one. No id could stand for that: a category may have any name. */
  add?: true | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readCategoriesSearch({ category, add }: Record<string, unknown>): CategoriesSearch {
  return {
    category: typeof category === 'string' && category !== '' ? category : undefined,
    add: add === true ? add : undefined,
  };
}

/** The route of the categories page: its address and how to change it. */
export const categoriesRoute = getRouteApi('/_desk/categories');
