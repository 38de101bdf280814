import { useMutation } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

/** Reads a page, to be looked at before an article rests on it. Nothing is stored. */
export function useReadSource() {
  return useMutation({
    mutationFn: ({ url, whole = false }: { url: string; whole?: boolean }) =>
      bodyOf(api.POST('/api/sources/read', { body: whole ? { url, whole } : { url } })),
  });
}
