import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { settingsQuery } from '@/api/settings';
import { topicsTimeInWords } from '@/features/scheduler/contract';

interface Step {
  title: string;
  text: string;
  /** The hard facts of the step. */
  facts: readonly string[];
  /** Where the step is taken. */
  page?: { to: NonNullable<LinkProps['to']>; label: string };
  /** Shows the brand's hashtags under the text. */
  hashtags?: true;
}

const stepsOf = (timeZone: string | undefined): readonly Step[] => [
  {
    title: 'Topic ideas arrive on Mondays',
    text: `Every Monday at ${topicsTimeInWords(timeZone)} a weekly batch of topic ideas is generated from the research sources. You can also request a batch at any time, or a custom idea, with or without a prompt.`,
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

/** From idea to caption, step by step. */
export function GuideSteps() {
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
            className="grid gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-[72px_1fr] lg:grid-cols-[72px_1fr_256px]"
          >
            <span
              aria-hidden="true"
              className="font-display text-figure font-light text-ink-3 tabular-nums max-md:hidden"
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
            <ul className="grid content-start gap-1 pt-1 text-small text-ink-3 md:col-start-2 lg:col-start-3">
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
