import { useQuery } from '@tanstack/react-query';
import { useProgress } from '@/api/server-events';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { Button } from '@/components/ui/controls/button';
import { Chip } from '@/components/ui/controls/chip';
import { Spinner } from '@/components/ui/graphics/spinner';
import { Ahead, generationQuery, StepList } from '@/features/generations/contract';
import type { useGenerateArticle } from '../api/generate-article';
import { Elapsed } from '@/components/ui/text/elapsed';
import { useNaming } from '../domain/generate-search';
import { CancelButton } from '../making/cancel-button';
import { ProgressCard, writingStage } from '../work/progress-card';
import type { Options } from '../api/use-options';

interface ArticleProgressCardProps extends ReturnType<typeof useGenerateArticle> {
  options: Options | undefined;
}

/** Shows the article that is being written, and its present step. */
export function ArticleProgressCard({ running, lost, start, options }: ArticleProgressCardProps) {
  const progress = useProgress(running?.key);
  const name = useNaming();
  const articleId = progress?.['articleId'];
  const id = typeof articleId === 'string' ? articleId : undefined;
  const { data: generation } = useQuery({ ...generationQuery(id ?? ''), enabled: id !== undefined });
  // When the card disappears, so do its buttons, which may have the focus.
  useFocusMove(running?.key, () => document.querySelector('main'), { onlyIfLost: true });
  if (!running) return null;
  const { categoryId, personaId } = running.request;
  const persona = options?.personas.find(({ value }) => value === personaId);
  const category = options?.categories.find(({ value }) => value === categoryId);
  return (
    <ProgressCard
      title="Writing an article"
      sub="You can leave this page. The draft appears when it’s done."
      aside={<Elapsed since={running.startedAt} />}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {lost ? (
          <p role="status" className="flex flex-wrap items-center gap-3 text-small text-danger">
            The connection was lost. The article may still be in progress.
            <Button size="small" onClick={() => start(running.request)}>
              Try Again
            </Button>
          </p>
        ) : (
          !generation && (
            <p role="status" className="inline-flex items-center gap-2.5 text-small">
              <Spinner />
              {writingStage(progress?.stage)}
            </p>
          )
        )}
        <div className="flex flex-wrap gap-1.5">
          {persona && <Chip>{persona.label}</Chip>}
          {category && <Chip color={category.color}>{category.label}</Chip>}
        </div>
      </div>
      {generation && (
        <div className="mt-4">
          <StepList generation={generation} />
          <Ahead generation={generation} />
          <CancelButton id={generation.id} onCancel={() => name(generation.id)} />
        </div>
      )}
    </ProgressCard>
  );
}
