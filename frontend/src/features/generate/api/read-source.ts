import { useMutation } from '@tanstack/react-query';
import { api, bodyOf, bytesOf } from '@/api/client';

/** Reads a page, so that a person can check it before an article is based on it. Nothing is stored. */
export function useReadSource() {
  return useMutation({
    mutationFn: ({ url, whole = false }: { url: string; whole?: boolean }) =>
      bodyOf(api.POST('/api/sources/read', { body: whole ? { url, whole } : { url } })),
  });
}

/** Reads a person's file, so that they can check it before an article is based on it. Nothing is stored. */
export function useReadFile() {
  return useMutation({
    mutationFn: (file: File) =>
      bodyOf(
        api.POST('/api/sources/read', {
          ...bytesOf(file),
          params: { header: { 'X-Filename': encodeURIComponent(file.name) } },
        }),
      ),
  });
}
