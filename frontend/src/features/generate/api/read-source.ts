import { useMutation } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

/** Reads a page, to be looked at before an article rests on it. Nothing is stored. */
export function useReadSource() {
  return useMutation({
    mutationFn: (url: string) => bodyOf(api.POST('/api/sources/read', { body: { url } })),
  });
}
