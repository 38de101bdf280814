import { useMutation } from '@tanstack/react-query';
import { api, bodyOf, bytesOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type CheckedFile = components['schemas']['CheckAnswer'];

/** Has the server check the credentials of a file; it keeps nothing of it. */
export const checkFile = (file: Blob): Promise<CheckedFile> =>
  bodyOf(api.POST('/api/credentials/check', bytesOf(file)));

/** The same, for what a person chooses. */
export function useCheckFile() {
  return useMutation({ mutationFn: (file: File) => checkFile(file) });
}
