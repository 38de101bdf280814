import { useMutation } from '@tanstack/react-query';
import { api, bodyOf, bytesOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type CheckedFile = components['schemas']['CheckAnswer'];

/** Has the server check the credentials of a file. The server keeps nothing of it. */
export const checkFile = (file: Blob): Promise<CheckedFile> =>
  bodyOf(api.POST('/api/credentials/check', bytesOf(file)));

/** Gives a mutation that checks a file that a person has chosen. */
export function useCheckFile() {
  return useMutation({ mutationFn: (file: File) => checkFile(file) });
}
