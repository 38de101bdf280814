import { useUser } from '@/api/session';
import { NoPersona } from '@/components/no-persona';
import { Card } from '@/components/ui/layout/card';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { WeeklyLimit } from './weekly-limit';
import { BatchCard } from './batch/batch-card';
import { SingleArticleCard } from './single/single-article-card';
import type { useOptions } from './use-options';
import type { useGenerateArticle } from './api/generate-article';
import type { useBatchWork } from './work/use-batch-work';

type FormsProps = ReturnType<typeof useOptions> & {
  article: ReturnType<typeof useGenerateArticle>;
  batch: ReturnType<typeof useBatchWork>;
};

/** The forms for one article and for several. An author without a persona has nobody to write as. */
export function Forms({ options, error, retry, article, batch }: FormsProps) {
  const { role, assignedPersona } = useUser();
  const isAuthor = role === 'author';
  if (isAuthor && assignedPersona === null) return <NoPersona />;
  if (!options) {
    return error ? (
      <InlineError title="Personas and categories could not be loaded" error={error} onRetry={retry} />
    ) : (
      <FormSkeleton />
    );
  }
  if (isAuthor && !options.personas.some(({ value }) => value === assignedPersona)) return <NoPersona />;
  const { work, running, batch: record } = batch;
  const size = record?.summary.requested ?? work?.request.articleCount ?? 0;
  return (
    <>
      <SingleArticleCard
        {...options}
        pending={article.running !== undefined}
        error={article.error}
        onGenerate={article.start}
      />
      <BatchCard {...options} running={running ? size : undefined} onGenerate={batch.start} />
      {isAuthor && <WeeklyLimit />}
    </>
  );
}

function FormSkeleton() {
  return (
    <Card title="Single Article">
      <Loading>
        <div className="grid gap-6">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-18" />
          <Skeleton className="h-9" />
        </div>
      </Loading>
    </Card>
  );
}
