import { useMutation } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

/** Shows once more that it is the person who signed in. */
export function useGiveProof() {
  return useMutation({
    mutationFn: (body: components['schemas']['ProofBody']) => bodyOf(api.POST('/api/auth/proof', { body })),
  });
}
