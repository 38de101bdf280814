import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, bodyOf, revisedBodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Category = components['schemas']['CategoryAnswer'];

/** The fields in the form of a category. */
export type CategoryFields = Omit<Category, 'id'>;

/** The labels of the fields, in their order. */
export const labels: Record<keyof CategoryFields, string> = {
  name: 'Name',
  description: 'Description',
  color: 'Colour',
};

export function fieldsOf({ name, description, color }: Category): CategoryFields {
  return { name, description, color };
}

/** Reads the categories of articles, in their order. */
export const categoriesQuery = queryOptions({
  queryKey: ['api', 'categories'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/categories', { signal })),
});

/** Returns a function that finds the colour of a category by its id; undefined if the category is gone. */
export function useCategoryColors(): (categoryId: string) => string | undefined {
  const { data = [] } = useQuery(categoriesQuery);
  const colors = new Map(data.map(({ id, color }) => [id, color]));
  return (categoryId) => colors.get(categoryId);
}

/** Returns a function that finds the name of a category by its id; the id itself if the category is gone. */
export function useCategoryNames(): (categoryId: string) => string {
  const { data = [] } = useQuery(categoriesQuery);
  const names = new Map(data.map(({ id, name }) => [id, name]));
  return (categoryId) => names.get(categoryId) ?? categoryId;
}

/** Reads the whole list of categories, in its order, with the revision that a change is based on. */
export const categoryListQuery = queryOptions({
  queryKey: ['api', 'config', 'categories'],
  queryFn: ({ signal }) => revisedBodyOf(api.GET('/api/config/categories', { signal })),
});
