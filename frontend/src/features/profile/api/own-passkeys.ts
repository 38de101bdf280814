import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { webAuthn } from '@/api/passkeys';
import { readAgain } from '@/api/query-client';
import type { components } from '@/api/schema.gen';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { methodsQuery } from './sign-in-methods';

export type OwnPasskey = components['schemas']['PasskeyAnswer'];
type Attestation = components['schemas']['AttestationBody'];

/** Has a device make a passkey. A refusal is shown at the field. */
export function useAddPasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: async (name: string) => {
      const options = await bodyOf(api.POST('/api/auth/methods/passkeys/options'));
      const body = { name, attestation: await makePasskey(options) };
      return bodyOf(api.POST('/api/auth/methods/passkeys', { body }));
    },
    onSuccess: ({ passkey }) => {
      readAgain(queryClient, methodsQuery.queryKey);
      toast({ title: 'Passkey added', description: `You can now sign in with “${passkey.name}”.` });
    },
  });
}

/** Gives a passkey another name. A refusal is shown at the field. */
export function useRenamePasskey({ id }: OwnPasskey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      bodyOf(api.PATCH('/api/auth/methods/passkeys/{id}', { params: { path: { id } }, body: { name } })),
    onSuccess: () => readAgain(queryClient, methodsQuery.queryKey),
  });
}

/** Removes a passkey, and tells the browser to stop offering it. */
export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OwnPasskey) =>
      bodyOf(api.DELETE('/api/auth/methods/passkeys/{id}', { params: { path: { id } } })),
    onSuccess: ({ accepted }, { name }) => {
      readAgain(queryClient, methodsQuery.queryKey);
      if (accepted) void keepOnly(accepted);
      toast({ title: 'Passkey removed', description: `“${name}” lets nobody in any more.` });
    },
    onError: (error) => tellFailure('Error', error, 'Failed to remove the passkey'),
  });
}

/** Has an authenticator make a passkey. */
async function makePasskey(options: object): Promise<Attestation> {
  const { startRegistration } = await webAuthn();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

/** Tells the browser which of a person’s passkeys it may still offer. */
async function keepOnly(accepted: components['schemas']['AcceptedPasskeys']): Promise<void> {
  const { sendSignal } = await webAuthn();
  const { rpId: rpID, userId: userID, allAcceptedCredentialIds: allAcceptedCredentialIDs } = accepted;
  const signal = { signalName: 'allAcceptedCredentials', rpID, userID, allAcceptedCredentialIDs } as const;
  // Some browsers do not support this signal.
  await sendSignal(signal).catch(() => undefined);
}
