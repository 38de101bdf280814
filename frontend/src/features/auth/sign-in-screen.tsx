import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type SubmitEvent } from 'react';
import { canUsePasskeys } from '@/api/passkeys';
import { DEFAULT_BRAND, pageSettings } from '@/api/page-settings';
import { Logo } from '@/components/ui/graphics/logo';
import { Rosette } from '@/components/ui/graphics/rosette';
import type { User } from '@/api/session';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput, TextInput } from '@/components/ui/controls/text-input';
import { useSignIn, type Credentials } from './api/sign-in';
import { useOfferedPasskey } from './api/offered-passkey';
import { useSignOnOnly } from './api/sign-on-only';
import { lastShownUsername } from './domain/shown-user';
import { Refusal } from './refusal';
import { SignInButton } from './sign-in-button';
import type { SignOutThere } from './domain/session-exit';
import { SignOnButtons } from './sign-on-buttons';

// Most people never see these components, so they load when needed.
const SignOnRefusal = lazy(async () => ({ default: (await import('./sign-on-refusal')).SignOnRefusal }));
const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form')).SecondStepForm }));
const WayBack = lazy(async () => ({ default: (await import('./way-back')).WayBack }));
const AboutServerPassword = lazy(async () => ({ default: (await import('./way-back')).AboutServerPassword }));

/** The page that a visitor without a session sees at `/` and `/login`, by itself or inside the desk that they left. */
export function SignInScreen(form: SignInProps) {
  const brand = pageSettings()?.brandName ?? DEFAULT_BRAND;
  useEffect(() => {
    document.title = brand;
  }, [brand]);
  return (
    <main className="flex min-h-dvh max-md:flex-col">
      <div className="flex shrink-0 flex-col justify-center px-6 md:w-[40.3%] md:pl-[7.8%] max-md:pt-18 max-md:pb-10">
        <div className="w-full max-w-88">
          <Logo brand={brand} className="h-13.75" />
          <h1 className="mt-5 font-display text-display max-md:mt-6">{brand}</h1>
          <SignIn {...form} />
        </div>
      </div>
      <div className="relative min-h-72 grow overflow-hidden border-line text-accent md:border-l md:bg-rail">
        <Rosette
          size="large"
          className="absolute -top-75 left-[calc(50%-244px)] w-261 max-w-none opacity-90 max-md:top-4 max-md:left-12 max-md:w-136 max-md:opacity-60"
        />
        <p className="absolute bottom-15 left-14 font-display text-[1.3125rem]/7.75 text-ink-2 max-md:hidden">
          AI amplifies human thinking,
          <br />
          and content must be reviewed
          <br />
          by a person before publishing.
        </p>
      </div>
    </main>
  );
}

interface SignInProps {
  onSignedIn: (user: User) => void | Promise<void>;
  /** Called when somebody begins to fill in the form. */
  onTyping?: () => void;
  /** The sign-on where somebody who has just signed out here may still be signed in. */
  signOutThere?: SignOutThere | undefined;
}

/** The form for the password and, with a second factor, the form for the second step. */
function SignIn({ onSignedIn, onTyping, signOutThere }: SignInProps) {
  const signIn = useSignIn(onSignedIn);
  const signOnOnly = useSignOnOnly();
  const [goesBack, setGoesBack] = useState(false);
  const [problem] = useState(() => new URLSearchParams(window.location.search).get('problem'));
  const lead = signIn.ways
    ? 'One more step: show that it is you'
    : 'Sign in to access the editorial platform';
  return (
    <>
      <p className="mt-2.5 mb-9 text-input text-ink-2">{lead}</p>
      {signIn.ways ? (
        <Suspense>
          <SecondStepForm signIn={signIn} ways={signIn.ways} />
        </Suspense>
      ) : (
        <>
          <Suspense>
            {problem && signOnOnly !== undefined && <SignOnRefusal kind={problem} signOnOnly={signOnOnly} />}
          </Suspense>
          <SignOnButtons isOnlyWay={signOnOnly === true} />
          {signOnOnly && !goesBack ? (
            <Suspense>
              <WayBack onOpen={() => setGoesBack(true)} />
            </Suspense>
          ) : (
            // The form keeps its space until it is known whether it is needed, so that nothing moves.
            <div key={String(signOnOnly)} className={signOnOnly === undefined ? 'invisible' : undefined}>
              <Suspense>{goesBack && <AboutServerPassword />}</Suspense>
              <SignInForm signIn={signIn} onTyping={onTyping} takesPasskeys={signOnOnly === false} />
            </div>
          )}
          {signOutThere && (
            <p className="mt-6 text-small text-ink-2">
              You may still be signed in at {signOutThere.name}.{' '}
              <a href={signOutThere.address} className="text-link">
                Sign out there, too
              </a>
            </p>
          )}
        </>
      )}
    </>
  );
}

const MISSING = 'Please enter both username and password';

interface SignInFormProps {
  signIn: ReturnType<typeof useSignIn>;
  onTyping: (() => void) | undefined;
  /** Whether people can sign in by a passkey alone. */
  takesPasskeys: boolean;
}

/** A form for username and password. Refusals appear in the form and as a toast. */
function SignInForm({ signIn: { pending, refusal, signIn, signInByPasskey }, ...form }: SignInFormProps) {
  const byPasskey = form.takesPasskeys && canUsePasskeys();
  useOfferedPasskey(byPasskey && !pending, signInByPasskey);
  const [missing, setMissing] = useState<keyof Credentials>();
  const known = lastShownUsername();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const typed = Object.fromEntries(new FormData(fields)) as unknown as Credentials;
    const empty = (['username', 'password'] as const).find((field) => typed[field] === '');
    setMissing(empty);
    if (empty === undefined) void signIn(typed);
    else fields.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onInput={form.onTyping}>
      <Field label="Username" error={missing === 'username' ? MISSING : undefined}>
        <TextInput
          name="username"
          autoComplete="username webauthn"
          autoFocus={known === ''}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={known}
        />
      </Field>
      <Field label="Password" error={missing === 'password' ? MISSING : undefined}>
        <PasswordInput name="password" autoComplete="current-password" autoFocus={known !== ''} />
      </Field>
      <Refusal>{refusal}</Refusal>
      <SignInButton pending={pending} />
      {byPasskey && (
        <Button size="large" icon={<KeyRound />} blocked={pending} onClick={() => void signInByPasskey()}>
          Use a passkey
        </Button>
      )}
    </form>
  );
}
