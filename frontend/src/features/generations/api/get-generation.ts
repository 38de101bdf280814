import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Generation = components['schemas']['GenerationAnswer'];
export type GenerationStep = components['schemas']['GenerationStepAnswer'];
export type Outline = components['schemas']['ArticleOutline'];

/** Reads a generation, with its steps. */
export const generationQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'generations', id],
    queryFn: async ({ signal }) => {
      const call = api.GET('/api/generations/{id}', { params: { path: { id } }, signal });
      return (await bodyOf(call)).generation;
    },
  });

/** Reads the user's own generations that are neither done nor cancelled, the newest first. */
export const openGenerationsQuery = queryOptions({
  queryKey: ['api', 'generations', { open: true }],
  queryFn: async ({ signal }) => (await bodyOf(api.GET('/api/generations', { signal }))).items,
});
