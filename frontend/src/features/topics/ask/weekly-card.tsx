import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { weeklyIdeasQuery } from '../api/ideas';
import { settingsQuery } from '@/api/settings';
import { CallState } from '@/components/call-state';
import { Marks } from '@/components/marks';
import { Button } from '@/components/ui/controls/button';
import { Card } from '@/components/ui/layout/card';
import { topicsTimeInWords } from '@/features/scheduler/contract';
import { useGenerateWeekly } from '../api/generate-weekly';
import { topicStage } from '../domain/stages';

/** A card with a button that has ideas proposed without waiting for Monday. */
export function WeeklyCard() {
  const call = useGenerateWeekly();
  const newest = useInfiniteQuery(weeklyIdeasQuery).data?.pages[0];
  const timeZone = useQuery(settingsQuery).data?.timeZone;
  return (
    <Card
      title="Weekly Batch"
      sub={`5 ideas. Made automatically on Mondays at ${topicsTimeInWords(timeZone)}, or now.`}
      aside={<CalendarDays aria-hidden="true" className="mt-1.5 text-ink-2" />}
      className="flex flex-col"
    >
      <div className="mt-auto grid gap-3">
        {newest && newest.missing.length > 0 && (
          <div className="grid gap-1">
            <p className="text-small font-medium">The latest batch falls short:</p>
            <Marks label="Missing in the latest batch" marks={newest.missing} />
          </div>
        )}
        <CallState call={call} words={topicStage} />
        <Button pending={call.working && 'Generating...'} onClick={() => call.start({})}>
          Generate Weekly Batch Now
        </Button>
      </div>
    </Card>
  );
}
