import { useEffect } from 'react';
import { DEFAULT_BRAND, pageSettings } from '@/api/page-settings';
import { Logo } from '@/components/ui/graphics/logo';
import { Rosette } from '@/components/ui/graphics/rosette';
import { SignInForm, type SignInFormProps } from './sign-in-form';

/** What a visitor without a session sees at `/` and `/login`: alone, or inside the desk that they left. */
export function SignInScreen(form: SignInFormProps) {
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
          <p className="mt-2.5 mb-9 text-input text-ink-2">Sign in to access the editorial platform</p>
          <SignInForm {...form} />
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
