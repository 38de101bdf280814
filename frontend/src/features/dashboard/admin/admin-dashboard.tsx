import { Newspaper, PenLine } from 'lucide-react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Greeting } from '../greeting';
import { DeskFigures } from './desk-figures';
import { RecentChanges } from './recent-changes';
import { ReviewQueue } from './review-queue';
import { WeeklyChart } from './weekly-chart';
import { WeeklyJobs } from './weekly-jobs';

/** The desk as a whole: how much there is, what waits for review, and who did what last. */
export function AdminDashboard() {
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
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="max-lg:settles grid content-start gap-10">
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
