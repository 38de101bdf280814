import { ApiError, sentenceOf } from './api-error';
import { api, bodyOf } from './client';
import { pageSettings } from './page-settings';
import type { components } from './schema.gen';

export type Assertion = components['schemas']['AssertionBody'];

/** Loads the library that reads and writes the bytes of passkeys, when the first passkey is used. */
export const webAuthn = () => import('@simplewebauthn/browser');

/**
 * Whether this page can use passkeys. They belong to the desk’s host name, but other addresses lead to the desk, too.
 */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && pageSettings()?.passkeyHost === window.location.hostname;
}

/**
 * Asks the person to use a passkey.
 * @param offered set when the browser only offers it among the names that it fills in; its abort ends the offer
 */
export async function showPasskey(offered?: AbortSignal): Promise<Assertion> {
  const optionsJSON = await bodyOf(api.POST('/api/auth/passkeys/options'));
  const { startAuthentication, WebAuthnAbortService } = await webAuthn();
  // An offer that has ended must not interrupt what the person has asked for meanwhile.
  offered?.throwIfAborted();
  offered?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const { id, rawId, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: offered !== undefined,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/** Tells the browser that a passkey is no longer known here, if the server said so. */
export async function forgetUnknown(credentialID: string, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || !error.problem.type?.endsWith('/passkey-unknown')) return;
  const { sendSignal } = await webAuthn();
  const rpID = window.location.hostname;
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
}

const sentences: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey for you.',
  NotAllowedError: 'No passkey was used. Try again, or take another way.',
  SecurityError: 'Passkeys don’t work at this address.',
};

/** The reason why no passkey was made or shown, as a sentence for people. */
export function passkeySentence(error: unknown, fallback?: string): string {
  return (error instanceof Error && sentences[error.name]) || sentenceOf(error, fallback);
}
