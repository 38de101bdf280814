import { WeeklyLimit } from '@/features/generate/contract';
import { Greeting } from '../greeting';
import { ContinueDrafts } from './continue-drafts';
import { LinkCards } from './link-cards';
import { OwnFigures } from './own-figures';
import { PersonaCard } from './persona-card';

/** An author's own work: where to go, what to go on with, as whom, and how much of it there is. */
export function AuthorDashboard() {
  return (
    <>
      <Greeting />
      <LinkCards />
      <div className="mt-10 grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <ContinueDrafts />
        <div className="grid content-start gap-8 max-lg:mt-10 lg:row-span-2">
          <PersonaCard />
          <WeeklyLimit />
        </div>
        <OwnFigures />
      </div>
    </>
  );
}
