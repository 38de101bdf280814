import { useQuery } from '@tanstack/react-query';
import { settingsQuery, useBrandName } from '@/api/settings';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHead } from '@/components/ui/layout/page-head';
import { GuideSteps } from './guide-steps';
import { Pillars } from './pillars';

/** The guide to how the desk works, for a first day and for doubts later. */
export function NeedToKnow() {
  return (
    <>
      <PageHead
        title="Need to Know"
        lead="How an idea becomes an article with a name behind it, and where a person decides."
        actions={
          <ButtonLink to="/generate" variant="primary">
            Start Writing
          </ButtonLink>
        }
      />
      <Principle />
      <GuideSteps />
      <Pillars />
    </>
  );
}

function Principle() {
  const brand = useBrandName();
  const demo = useQuery(settingsQuery).data?.demo === true;
  return (
    <section className="grid gap-x-12 gap-y-6 pb-10 lg:grid-cols-[1fr_336px]">
      <div>
        <p className="max-w-article font-display text-[1.6875rem]/9 text-ink max-md:text-[1.4375rem]/8">
          AI amplifies human thinking, and content must be reviewed by a person before publishing.
        </p>
        <p className="mt-4 max-w-article font-serif text-article text-ink-2">
          {brand} works like an editor-in-chief who reads about 60 industry sources across 12 categories,
          proposes what is worth writing, and writes a first version in the voice of an author persona. What
          leaves the desk is your decision, and your name stands beside it in the history of the article.
        </p>
      </div>
      <aside className="self-start rounded-card border border-line bg-sheet p-6 max-md:p-4">
        <h2 className="font-serif text-h3 font-medium">Before you promote</h2>
        <ul className="mt-3 grid gap-2.5 text-small text-ink-2">
          <li>Read the whole article, once as its subject’s expert and once as its reader.</li>
          <li>Check every name, date and figure against its source. A model can be fluent and wrong.</li>
          <li>Read the rule report: anything it leaves to the reviewer is yours to check.</li>
          {demo && (
            <li>This server has no AI key. Its demo writer composes texts to work with, not to publish.</li>
          )}
        </ul>
      </aside>
    </section>
  );
}
