import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import { passkeySentence, type Assertion } from '@/api/passkeys';
import { DEFAULT_BRAND, pageSettings } from '@/api/page-settings';
import type { components } from '@/api/schema.gen';
import type { User } from '@/api/session';
import { tellRefusal, toast } from '@/components/ui/feedback/toast-store';
import { storeShownUser } from '../domain/shown-user';
import { endStepByPasskey, signInByPasskey } from './sign-in-by-passkey';

export type Credentials = components['schemas']['SignInBody'];

type SignInAnswer = components['schemas']['SignInAnswer'];
export type SecondStep = components['schemas']['SecondFactorBody'];
export type Way = components['schemas']['SecondFactorAnswer']['ways'][number];

/**
 * Signs in. It does without the query client of the desk, so that signing in need not wait for the code of the desk.
 * @param onSignedIn opens the desk
 */
export function useSignIn(onSignedIn: (user: User) => void | Promise<void>) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [ways, setWays] = useState<readonly Way[]>();
  const open = async (user: User): Promise<void> => {
    storeShownUser(user);
    await onSignedIn(user);
    const brand = pageSettings()?.brandName ?? DEFAULT_BRAND;
    toast({ title: 'Welcome back!', description: `Successfully logged in to ${brand}` });
  };
  const attempt = async (send: () => Promise<SignInAnswer>): Promise<void> => {
    setPending(true);
    setRefusal(undefined);
    try {
      const { user, secondFactor } = await send();
      if (user) return await open(user);
      setWays(secondFactor?.ways);
      setPending(false);
    } catch (error) {
      const sentence = passkeySentence(error, 'Login failed. Please try again.');
      // The ticket of the second step has expired, so signing in begins with the password again.
      if (error instanceof ApiError && error.status === 410) setWays(undefined);
      setPending(false);
      setRefusal(sentence);
      tellRefusal('Login Failed', sentence);
    }
  };
  return {
    pending,
    refusal,
    /** The possible ways of the second step; undefined while none is needed. */
    ways,
    signIn: (body: Credentials) => attempt(() => bodyOf(api.POST('/api/auth/login', { body }))),
    showCode: (body: SecondStep) => attempt(() => bodyOf(api.POST('/api/auth/second-factor', { body }))),
    showPasskey: () => attempt(endStepByPasskey),
    /** Signs in by a passkey alone. Asks the browser for one unless it was shown already. */
    signInByPasskey: (shown?: Assertion) => attempt(() => signInByPasskey(shown)),
    /** Clears the refusal, which was about another way. */
    forgetRefusal: () => setRefusal(undefined),
    startOver: () => {
      setWays(undefined);
      setRefusal(undefined);
    },
  };
}
