import { dateInWords } from '@prose/date-in-words';
import { CalendarDays, Copy, PenLine, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { topicCategoryName, type Idea } from '../api/ideas';
import { Marks } from '@/components/marks';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Chip } from '@/components/ui/controls/chip';
import { Clamped } from '@/components/ui/layout/clamped';
import { IconButton } from '@/components/ui/controls/icon-button';
import { OutwardLink } from '@/components/ui/text/outward-link';
import { IdeaSources } from './idea-sources';
import { Link } from '@tanstack/react-router';
import { copyText } from '@/components/clipboard';
import { toast } from '@/components/ui/feedback/toast-store';

interface IdeaEntryProps {
  idea: Idea;
  onDelete: () => void;
}

/** An idea as in a catalogue, with its number in the margin. */
export function IdeaEntry({ idea, onDelete }: IdeaEntryProps) {
  const id = useId();
  return (
    <li className="border-b border-line py-7 max-md:py-6">
      <article
        aria-labelledby={id}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 @md:grid-cols-[6rem_minmax(0,1fr)] @lg:grid-cols-[6rem_minmax(0,1fr)_auto]"
      >
        <p className="font-display text-[2rem]/9 font-light whitespace-nowrap tabular-nums max-md:text-[1.5rem]/9">
          <span className="mr-1.5 text-[0.6em] text-ink-3 italic">No.</span>
          {idea.number}
        </p>
        <Origin idea={idea} />
        <div className="min-w-0 @max-md:col-span-2 @md:@max-lg:col-start-2 @lg:col-[2/4]">
          <h3 id={id} className="mt-1.5 font-serif text-[1.4375rem]/7.5 font-medium">
            {idea.title}
          </h3>
          <p className="mt-1.5 max-w-article font-serif text-[1.0625rem]/6.5 text-ink-2">{idea.angle}</p>
          <Proposed idea={idea} />
          <Marks label="To check" marks={idea.marks} className="mt-2" />
          <Grounds idea={idea} />
          <ul aria-label="Categories" className="mt-4 flex flex-wrap gap-1.5">
            {idea.categories.map((key) => (
              <li key={key}>
                <Chip>{topicCategoryName(key)}</Chip>
              </li>
            ))}
          </ul>
          <IdeaArticles articles={idea.articles} />
        </div>
        <Actions idea={idea} describedBy={id} onDelete={onDelete} />
      </article>
    </li>
  );
}

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' });

function Origin({ idea: { type, createdAt } }: { idea: Idea }) {
  const at = new Date(createdAt);
  const Icon = type === 'weekly' ? CalendarDays : PenLine;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
      <Chip icon={<Icon aria-hidden="true" className="size-3.5! text-ink-3" />}>
        {type === 'weekly' ? 'Weekly Batch' : 'Custom'}
      </Chip>
      <time dateTime={createdAt} title={whole.format(at)} className="text-small text-ink-3">
        {written.format(at)}
      </time>
    </div>
  );
}

/** Says who proposed the idea, and what they were asked for. */
function Proposed({ idea: { prompt, provenance } }: { idea: Idea }) {
  const by = provenance.provider === 'demo' ? 'the demo writer' : provenance.model;
  return (
    <Clamped className="mt-2 max-w-article text-small text-ink-3">
      Proposed by {by}
      {prompt !== null && (
        <>
          , asked for “<bdi>{prompt}</bdi>”
        </>
      )}
    </Clamped>
  );
}

function Grounds({ idea }: { idea: Idea }) {
  return (
    <div className="mt-4 grid gap-x-8 gap-y-4 text-small @md:grid-cols-2">
      <section>
        <h4 className="text-micro/6 text-ink-3">Market relevance</h4>
        <p>{idea.relevance}</p>
        <Checked found={idea.found} />
      </section>
      <IdeaSources researchSources={idea.researchSources} />
    </div>
  );
}

/** Links to the page that the relevance was checked against, or says that it was not checked. */
function Checked({ found }: Pick<Idea, 'found'>) {
  if (!found) return <p className="mt-1 text-ink-3">Not checked: nobody has looked up whether this is so.</p>;
  return (
    <p className="mt-1 text-ink-3">
      Newest page found on the subject:{' '}
      <OutwardLink href={found.url} className="text-link">
        {found.title}
      </OutwardLink>
      , {dateInWords(found.date)}
    </p>
  );
}

interface ActionsProps extends IdeaEntryProps {
  /** The id of the title, which tells screen readers which idea the buttons belong to. */
  describedBy: string;
}

function Actions({ idea, describedBy, onDelete }: ActionsProps) {
  const of = { 'aria-describedby': describedBy };
  return (
    <div className="flex flex-wrap items-center gap-2 @max-lg:mt-5 @max-md:col-span-2 @md:col-start-2 @lg:col-start-3 @lg:row-start-1">
      <ButtonLink
        {...of}
        // The keys j and k move to this link.
        data-row-link=""
        to="/generate"
        search={{ idea: idea.id }}
        size="small"
        icon={<PenLine />}
        className="@max-md:grow"
      >
        Write This Article
      </ButtonLink>
      <Button {...of} size="small" icon={<Copy />} onClick={() => copyPrompt(idea)} className="@max-md:grow">
        Copy Prompt
      </Button>
      <IconButton {...of} small label="Delete" icon={<Trash2 />} onClick={onDelete} />
    </div>
  );
}

function IdeaArticles({ articles }: Pick<Idea, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <section className="mt-4 text-small">
      <h4 className="text-micro/6 text-ink-3">{articles.length === 1 ? 'Article' : 'Articles'}</h4>
      <ul className="grid gap-1">
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link to="/articles" search={{ article: id }} className="font-serif text-row text-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Puts an idea on the clipboard as a prompt. If the clipboard refuses, only the console has the error. */
function copyPrompt(idea: Idea): void {
  void copyText(promptOf(idea)).then(
    () => toast({ title: 'Copied!', description: 'The prompt is on the clipboard.' }),
    (error: unknown) => console.error('The prompt could not be copied.', error),
  );
}

/** Returns an idea as a prompt for a writer, to use in any other tool. */
function promptOf({ title, angle, relevance, sources, categories }: Idea): string {
  return [
    'Write an article from this topic idea.',
    '',
    `Title: ${title}`,
    `Writing angle: ${angle}`,
    `Market relevance: ${relevance}`,
    `Research sources: ${sources.join(', ')}`,
    `Categories: ${categories.map(topicCategoryName).join(', ')}`,
    'Target audience: collectors and investors',
    'Article length: 800-1000 words',
  ].join('\n');
}
