import { WhatIsRead } from '@/components/sources/what-is-read';
import { Link } from '@tanstack/react-router';
import { useUser } from '@/api/session';
import { PageHead } from '@/components/ui/layout/page-head';
import { CustomCard } from './ask/custom-card';
import { WeeklyCard } from './ask/weekly-card';
import { GeneratedIdeas } from './ideas/generated-ideas';

/** The page on which ideas are proposed and listed. */
export function TopicsPage() {
  return (
    <>
      <PageHead title="Topic Generator" />
      <div className="grid gap-6 @md:grid-cols-2 @lg:grid-cols-[minmax(0,0.95fr)_1fr_1fr]">
        <Introduction />
        <WeeklyCard />
        <CustomCard />
      </div>
      <GeneratedIdeas />
    </>
  );
}

function Introduction() {
  const { role } = useUser();
  return (
    <section aria-label="The AI editor" className="pr-4 @md:@max-lg:col-span-2 @max-md:pr-0">
      <p className="font-serif text-[1.3125rem]/7.5">
        An AI editor-in-chief reads about sixty industry sources across 12 categories and proposes what is
        worth writing.
      </p>
      <WhatIsRead className="mt-3" />
      <p className="mt-3 text-small text-ink-2">
        It proposes. You decide, write and review.
        {role === 'admin' && (
          <>
            {' '}
            <Link to="/sources" className="text-link">
              Research sources
            </Link>
          </>
        )}
      </p>
    </section>
  );
}
