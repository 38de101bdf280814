import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, bytesOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';
import type { components, operations } from '@/api/schema.gen';
import { tellFailure } from '@/components/ui/feedback/toast-store';

export type Import = components['schemas']['ImportAnswer'];
export type Mapping = components['schemas']['ImportMapping'];
type ItemState = NonNullable<NonNullable<operations['Imports.itemsOf']['parameters']['query']>['state']>;

const PAGE_SIZE = 20;
const lookAgainMs = 1_000;

const everyImport = ['api', 'imports'] as const;

export const importsQuery = pagesQuery([...everyImport, {}], (page, signal) =>
  bodyOf(api.GET('/api/imports', { params: { query: { limit: PAGE_SIZE, ...page } }, signal })),
);

/** Reads an import. While it is being read or runs, it is polled, because its items are not events. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...everyImport, id],
    queryFn: async ({ signal }) => {
      const answer = await bodyOf(api.GET('/api/imports/{id}', { params: { path: { id } }, signal }));
      return answer.import;
    },
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'reading' || data?.state === 'running' ? lookAgainMs : false,
  });

/** Reads the items of an import in one of their states, page by page. */
export const itemsQuery = (id: string, state: ItemState) =>
  pagesQuery([...everyImport, id, 'items', state], (page, signal) => {
    const params = { path: { id }, query: { state, limit: PAGE_SIZE, ...page } };
    return bodyOf(api.GET('/api/imports/{id}/items', { params, signal }));
  });

/** Sends a file to be read. This does not bring any articles in yet. */
export function useUpload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const answer = await bodyOf(
        api.POST('/api/imports', {
          ...bytesOf(file),
          params: { header: { 'X-Filename': encodeURIComponent(file.name) } },
        }),
      );
      return answer.import;
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: everyImport }),
  });
}

/** Saves the mapping of the names and starts the import. */
export function useStart({ id }: Pick<Import, 'id'>) {
  const queryClient = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (mapping: Mapping) => {
      await bodyOf(api.PUT('/api/imports/{id}/mapping', { params, body: mapping }));
      await bodyOf(api.POST('/api/imports/{id}/start', { params }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: everyImport }),
    onError: (error) => tellFailure('Error', error, 'Failed to start the import'),
  });
}

export function useCancel({ id }: Pick<Import, 'id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/api/imports/{id}/cancel', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: everyImport }),
    onError: (error) => tellFailure('Error', error, 'Failed to cancel the import'),
  });
}
