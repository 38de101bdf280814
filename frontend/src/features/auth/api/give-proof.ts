import { useMutation } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { showPasskey } from '@/api/passkeys';
import type { components } from '@/api/schema.gen';

/** Sends a proof that it is still the person who signed in. */
export function useGiveProof() {
  return useMutation({
    mutationFn: async (shown: components['schemas']['ProofBody'] | 'passkey') => {
      const body = shown === 'passkey' ? { assertion: await showPasskey() } : shown;
      return bodyOf(api.POST('/api/auth/proof', { body }));
    },
  });
}
