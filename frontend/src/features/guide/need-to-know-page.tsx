import { useQuery } from '@tanstack/react-query';
import { settingsQuery, useBrandName } from '@/api/settings';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHead } from '@/components/ui/layout/page-head';
import { GuideSteps } from './guide-steps';

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

const pillars = [
  {
    title: 'Format standards',
    text: 'Length in words, headings that say something, paragraphs that a reader can follow. The length is measured when a draft is made.',
  },
  {
    title: 'Quality standards',
    text: 'Figures with their source and year, terms explained where they first appear, facts kept apart from estimates.',
  },
  {
    title: 'Brand standards',
    text: 'One tone across personas: exact, calm, without superlatives. Certain phrases must appear, others must not; both are checked.',
  },
  {
    title: 'Publication standards',
    text: 'No promise of returns, no advice to buy. Nothing is published that a person has not read to its end.',
  },
] as const;

/** The four pillars of the editorial rules. */
function Pillars() {
  return (
    <section aria-labelledby="pillars" className="pt-10">
      <h2 id="pillars" className="font-serif text-h2 font-medium">
        Four editorial pillars
      </h2>
      <p className="mt-1.5 max-w-lead text-ink-2">
        Every article is written to the editorial rules and checked against them. A draft that fails is
        revised once before it is offered to you; what still fails is shown on it.
      </p>
      <dl className="mt-6 grid gap-x-6 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
        {pillars.map((pillar) => (
          <div key={pillar.title} className="border-t border-line-strong pt-3">
            <dt className="font-serif text-h3 font-medium">{pillar.title}</dt>
            <dd className="mt-1 text-small/5 text-ink-2">{pillar.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
