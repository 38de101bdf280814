import { useState } from 'react';
import { sentenceOf } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import { DEFAULT_BRAND, pageSettings } from '@/api/page-settings';
import type { components } from '@/api/schema.gen';
import type { User } from '@/api/session';
import { tellRefusal, toast } from '@/components/ui/feedback/toast-store';
import { storeShownUser } from '../domain/shown-user';

export type Credentials = components['schemas']['SignInBody'];

/**
 * Signs in. Without the query client of the desk, whose code sign-in does not wait for.
 * @param onSignedIn opens the desk
 */
export function useSignIn(onSignedIn: (user: User) => void | Promise<void>) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const signIn = async (credentials: Credentials): Promise<void> => {
    setPending(true);
    setRefusal(undefined);
    try {
      const { user } = await bodyOf(api.POST('/api/auth/login', { body: credentials }));
      storeShownUser(user);
      await onSignedIn(user);
      const brand = pageSettings()?.brandName ?? DEFAULT_BRAND;
      toast({ title: 'Welcome back!', description: `Successfully logged in to ${brand}` });
    } catch (error) {
      const sentence = sentenceOf(error, 'Login failed. Please try again.');
      setPending(false);
      setRefusal(sentence);
      tellRefusal('Login Failed', sentence);
    }
  };
  return { pending, refusal, signIn };
}
