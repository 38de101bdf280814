import { useDocumentTitle } from '@/components/document-title';
import { ButtonLink } from '@/components/ui/button-link';
import { FullPage } from './full-page';

/** Any path that leads nowhere, signed in or not. */
export function NotFoundPage() {
  useDocumentTitle('404 Page Not Found');
  return (
    <FullPage>
      <section className="w-full max-w-110 rounded-card border border-line bg-sheet p-8 max-md:p-6">
        <p aria-hidden="true" className="font-display text-[5.25rem]/22 font-light text-ink-3">
          404
        </p>
        <h1 className="mt-4 font-serif text-[1.4375rem]/7.5">404 Page Not Found</h1>
        <p className="mt-1.5 mb-5 text-ink-2">Did you forget to add the page to the router?</p>
        <ButtonLink to="/">Go to the dashboard</ButtonLink>
      </section>
    </FullPage>
  );
}
