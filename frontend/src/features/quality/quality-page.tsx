import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatTile } from '@/components/ui/layout/stat-tile';
import { Segmented } from '@/components/ui/controls/segmented';
import { PageHead } from '@/components/ui/layout/page-head';
import { qualityQuery, type Quality } from './api/quality';
import { PersonaTable, RuleTable } from './tables';
import { periods, qualityRoute, readQualitySearch, weeksOf } from './domain/quality-search';
import { Calls, Usage } from './usage';
import { counted } from '@/components/ui/text/numbers';
import { average, minutes, percent } from './domain/in-words';

/** The page on how good drafts are, what people change in them, which rules they find wrong, and what it costs. */
export function QualityPage() {
  const search = qualityRoute.useSearch();
  const navigate = qualityRoute.useNavigate();
  const weeks = weeksOf(search);
  const figures = useQuery({ ...qualityQuery(weeks), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead
        title="Quality"
        lead="How good drafts are, what people change of them, and what they cost."
        actions={
          <Segmented
            label="Period"
            options={periods}
            value={String(weeks)}
            onChange={(value) =>
              void navigate({ search: readQualitySearch({ weeks: Number(value) }), resetScroll: false })
            }
          />
        }
      />
      <Awaited query={figures} failure="Figures could not be loaded" coming={<SkeletonRows />}>
        {(quality) => <Parts quality={quality} />}
      </Awaited>
    </>
  );
}

function Parts({ quality }: { quality: Quality }) {
  const calls = quality.calls.length > 0 && <Calls calls={quality.calls} />;
  if (quality.all.drafts === 0) {
    return (
      <div className="grid grid-cols-1 gap-10">
        <EmptyState title="No drafts in this period">
          Figures appear here once articles have been generated.
        </EmptyState>
        {calls}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-10">
      <Figures quality={quality} />
      <Usage usage={quality.usage} />
      {calls}
      <PersonaTable personas={quality.personas} />
      <RuleTable rules={quality.rules} />
    </div>
  );
}

function Figures({ quality: { all, captions } }: { quality: Quality }) {
  const kept = captions.written === 0 ? null : captions.unchanged / captions.written;
  return (
    <section
      aria-label="Figures"
      className="grid grid-cols-2 gap-x-6 gap-y-8 @md:grid-cols-3 @lg:grid-cols-5 @max-md:gap-x-4 @max-md:gap-y-6"
    >
      <StatTile
        label="Right at first try"
        value={percent(all.firstTry)}
        note={`of ${counted(all.drafts, 'draft')}; no rule broken`}
      />
      <StatTile
        label="Rounds of revision"
        value={average(all.rounds)}
        note="a draft, before a person saw it"
      />
      <StatTile
        label="Words changed"
        value={average(all.wordsChanged)}
        note={`by people, before the promotion; ${counted(all.promoted, 'article')}`}
      />
      <StatTile
        label="Time to promotion"
        value={minutes(all.minutesToPromotion)}
        note="from draft; half took longer"
      />
      <StatTile
        label="Captions kept"
        value={percent(kept)}
        note={`of ${counted(captions.written, 'caption')}; not written anew`}
      />
    </section>
  );
}
