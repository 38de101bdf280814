import { WhatIsRead } from '@/components/sources/what-is-read';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery, useBrandName } from '@/api/settings';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHead } from '@/components/ui/layout/page-head';
import { Link, type LinkProps } from '@tanstack/react-router';
import { topicsTimeInWords } from '@/features/scheduler/contract';

/** The page with the guide to the desk, for the first day and for later questions. */
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
    <section className="grid gap-x-12 gap-y-6 pb-10 @lg:grid-cols-[1fr_336px]">
      <div>
        <p className="max-w-article font-display text-[1.6875rem]/9 text-ink max-md:text-[1.4375rem]/8">
          AI amplifies human thinking, and content must be reviewed by a person before publishing.
        </p>
        <p className="mt-4 max-w-article font-serif text-article text-ink-2">
          {brand} works like an editor-in-chief who reads about 60 industry sources across 12 categories,
          proposes what is worth writing, and writes a first version in the voice of an author persona. What
          leaves the desk is your decision, and your name stands beside it in the history of the article.
        </p>
        <WhatIsRead className="mt-3 max-w-article" />
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

/** Lists the four pillars of the editorial rules. */
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
      <dl className="mt-6 grid gap-x-6 gap-y-8 @md:grid-cols-2 @lg:grid-cols-4">
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

interface Step {
  title: string;
  text: string;
  /** The facts of the step, such as numbers and limits. */
  facts: readonly string[];
  /** The page for this step. */
  page?: { to: NonNullable<LinkProps['to']>; label: string };
  /** Whether the brand's hashtags are shown under the text. */
  hashtags?: true;
}

const stepsOf = (timeZone: string | undefined): readonly Step[] => [
  {
    title: 'Topic ideas arrive on Mondays',
    text: `Every Monday at ${topicsTimeInWords(timeZone)} a weekly batch of topic ideas is generated, each with the research sources to check it by. You can also request a batch at any time, or a custom idea, with or without a prompt.`,
    facts: ['5 ideas a week', 'each with angle, relevance and sources'],
    page: { to: '/topic-generator', label: 'Topic Generator' },
  },
  {
    title: 'Articles are generated as drafts',
    text: 'One article at a time, or a batch. A batch is spread evenly over the personas and categories you choose; 5 articles unless you say otherwise. It goes on when you leave the page, and one article that fails does not stop the others. On Mondays the schedule writes the articles of the week by itself.',
    facts: ['1 to 20 articles a batch', '10 articles a week for each author'],
    page: { to: '/generate', label: 'Article Generator' },
  },
  {
    title: 'A person reviews and edits',
    text: 'You read, correct and improve drafts. Every save is a revision on record: who changed which words, and when. Any earlier revision can be compared and restored, so nothing you try can spoil an article.',
    facts: ['nothing is ever overwritten', 'two editors never lose each other’s text'],
    page: { to: '/articles', label: 'Articles' },
  },
  {
    title: 'Promotion makes it eligible',
    text: 'Promoting an article marks it as ready for the site builder, and opens two more steps: header images, made for the article or found on the web with their licence, and social captions. An article can be returned to draft.',
    facts: ['3 header images', '3 social captions'],
    page: { to: '/image-generator', label: 'Image Generator' },
  },
  {
    title: 'Captions follow the brand’s rules',
    text: 'Each caption carries the required brand hashtags, one or more hashtags of its industry, and a call-to-action link to the insights page. Captions are regenerated independently of the images, and each has its own copy button.',
    facts: ['2-3 sentences each'],
    page: { to: '/social-generator', label: 'Social Generator' },
    hashtags: true,
  },
  {
    title: 'The desk is notified',
    text: 'When articles have been generated, a notification goes to the desk’s chat service, to its e-\u2060mail addresses, or to both: one message for a whole batch, not one for each article.',
    facts: ['chat and e-mail', 'set up by administrators'],
  },
];

/** Lists the steps from an idea to a caption. */
function GuideSteps() {
  const settings = useQuery(settingsQuery).data;
  return (
    <section aria-labelledby="guide-steps">
      <h2 id="guide-steps" className="border-b border-line-2 pb-3 font-serif text-h2 font-medium">
        From idea to caption
      </h2>
      <ol>
        {stepsOf(settings?.timeZone).map((step, index) => (
          <li
            key={step.title}
            className="grid gap-x-8 gap-y-2 border-b border-line py-6 @md:grid-cols-[72px_1fr] @lg:grid-cols-[72px_1fr_256px]"
          >
            <span
              aria-hidden="true"
              className="font-display text-figure font-light text-ink-3 tabular-nums @max-md:hidden"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-serif text-[1.3125rem]/7 font-medium">{step.title}</h3>
              <p className="mt-1.5 max-w-article font-serif text-[1.0625rem]/6.5 text-ink-2">{step.text}</p>
              {step.hashtags && settings && (
                <p className="mt-2.5 flex flex-wrap gap-x-3 font-medium text-accent">
                  {settings.hashtags.map((hashtag) => (
                    <span key={hashtag}>{hashtag}</span>
                  ))}
                </p>
              )}
            </div>
            <ul className="grid content-start gap-1 pt-1 text-small text-ink-3 @md:col-start-2 @lg:col-start-3">
              {step.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
              {step.page && (
                <li>
                  <Link to={step.page.to} className="text-link">
                    {step.page.label}
                  </Link>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
