import { api, bodyOf } from '@/api/client';
import { forgetUnknown, showPasskey, type Assertion } from '@/api/passkeys';
import type { components } from '@/api/schema.gen';

type Signed = Promise<components['schemas']['OneSignedInAnswer']>;

/** Signs in by a passkey alone. Asks the browser for one unless it was shown already. */
export async function signInByPasskey(shown?: Assertion): Signed {
  const body = shown ?? (await showPasskey());
  try {
    return await bodyOf(api.POST('/api/auth/passkeys', { body }));
  } catch (error) {
    void forgetUnknown(body.id, error);
    throw error;
  }
}

/** Completes the second step with a passkey. */
export async function endStepByPasskey(): Signed {
  const body = { assertion: await showPasskey() };
  return bodyOf(api.POST('/api/auth/second-factor', { body }));
}
