import { useUser } from '@/api/session';
import { Newspaper, PenLine, Image, MessageSquareQuote } from 'lucide-react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { DeskFigures } from './admin/desk-figures';
import { RecentChanges } from './admin/recent-changes';
import { ReviewQueue } from './admin/review-queue';
import { WeeklyChart } from './admin/weekly-chart';
import { WeeklyJobs } from './admin/weekly-jobs';
import { WeeklyLimit } from '@/features/generate/contract';
import { ContinueDrafts } from './author/continue-drafts';
import { PersonaCard } from './author/persona-card';
import { useQuery } from '@tanstack/react-query';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { StatTile } from '@/components/ui/layout/stat-tile';
import { statsQuery } from '@/features/articles/contract';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/ui/layout/page-head';
import { Spinner } from '@/components/ui/graphics/spinner';
import { oldestDraftsQuery } from './api/oldest-drafts';
import { waitingInWords } from './domain/in-words';
import { LinkCard } from '@/components/ui/layout/card';
import { count } from '@/components/ui/text/numbers';

/** The first page of a signed-in user, which shows authors their own work, and administrators the whole desk. */
export function DashboardPage() {
  return useUser().role === 'admin' ? <AdminDashboard /> : <AuthorDashboard />;
}

/** The dashboard of administrators, on how many articles there are, what waits for review, and what changed last. */
function AdminDashboard() {
  return (
    <>
      <Greeting
        actions={
          <>
            <ButtonLink to="/articles" search={{ status: 'draft' }} icon={<Newspaper />}>
              Open drafts
            </ButtonLink>
            <ButtonLink to="/generate" variant="primary" icon={<PenLine />}>
              Generate Article
            </ButtonLink>
          </>
        }
      />
      <DeskFigures />
      <div className="mt-10 grid gap-x-12 gap-y-10 @lg:grid-cols-[minmax(0,1fr)_20rem] @xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="@max-lg:settles grid content-start gap-10">
          <WeeklyChart />
          <ReviewQueue />
        </div>
        <div className="grid content-start gap-10">
          <WeeklyJobs />
          <RecentChanges />
        </div>
      </div>
    </>
  );
}

/** The dashboard of an author, with links to pages, drafts to continue, the persona, and figures. */
function AuthorDashboard() {
  return (
    <>
      <Greeting />
      <LinkCards />
      <div className="mt-10 grid gap-x-12 @lg:grid-cols-[minmax(0,1fr)_21rem] @lg:grid-rows-[auto_1fr]">
        <ContinueDrafts />
        <div className="grid content-start gap-8 @max-lg:mt-10 @lg:row-span-2">
          <PersonaCard />
          <WeeklyLimit />
        </div>
        <OwnFigures />
      </div>
    </>
  );
}

/** Shows how many articles an author has, and how many are drafts or promoted. */
function OwnFigures() {
  const { data, error, refetch } = useQuery(statsQuery);
  if (error && !data) {
    return <InlineError title="Figures could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <section aria-label="Figures" className="mt-10 grid grid-cols-3 content-start gap-6 @max-md:gap-3">
      <StatTile label="My Articles" value={data?.total} note="total" />
      <StatTile label="Published" value={data?.published} note="promoted" />
      <StatTile label="Drafts" value={data?.drafts} note="to review" />
    </section>
  );
}

/** The head of a dashboard, with a greeting and, under it, how much is waiting. */
function Greeting({ actions }: { actions?: ReactNode }) {
  const { firstName } = useUser();
  const { data, isPending } = useQuery(oldestDraftsQuery);
  const lead = data && waitingInWords(data.total, data.articles[0]?.timestamp);
  return (
    <PageHead
      title={`Welcome back, ${firstName}`}
      lead={
        isPending ? (
          <span role="status" className="inline-flex animate-late items-center gap-2.5">
            <Spinner />
            Loading your workspace...
          </span>
        ) : (
          lead
        )
      }
      actions={actions}
    />
  );
}

/** Links to the pages of an author's work, in their usual order. */
function LinkCards() {
  const total = useQuery(statsQuery).data?.total;
  const articles = total === undefined ? 'Drafts and published' : `${count(total)} in total`;
  const promoted = 'For promoted articles';
  return (
    <nav aria-label="Workspace" className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
      <LinkCard to="/generate" title="Start Writing" icon={<PenLine />} note="Generate an article" />
      <LinkCard to="/articles" title="My Articles" icon={<Newspaper />} note={articles} />
      <LinkCard
        to="/social-generator"
        title="Social Captions"
        icon={<MessageSquareQuote />}
        note={promoted}
      />
      <LinkCard to="/image-generator" title="Header Images" icon={<Image />} note={promoted} />
    </nav>
  );
}
