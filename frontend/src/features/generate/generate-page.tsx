import { WhatIsRead } from '@/components/sources/what-is-read';
import { PageHead } from '@/components/ui/layout/page-head';
import { BatchProgressCard } from './batch/batch-progress-card';
import { Generations } from './making/generations';
import { LastArticle } from './results/last-article';
import { RecentDrafts } from './results/recent-drafts';
import { ArticleProgressCard } from './single/article-progress-card';
import { useOptions } from './api/use-options';
import { useGenerateArticle } from './api/generate-article';
import { useBatchWork } from './api/generate-batch';
import { useUser } from '@/api/session';
import { NoPersona } from '@/components/no-persona';
import { Card } from '@/components/ui/layout/card';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { WeeklyLimit } from './weekly-limit';
import { BatchCard } from './batch/batch-card';
import { SingleArticleCard } from './single/single-article-card';

/**
 * The page on which articles are written, with the forms on the left and the progress on the right. In one column,
 * running work comes first, then the forms, then the results.
 */
export function GeneratePage() {
  const options = useOptions();
  const article = useGenerateArticle();
  const batch = useBatchWork();
  return (
    <>
      <PageHead
        title="AI Editor-in-Chief"
        lead="Writes in the voice of a persona, from about sixty industry sources. Every article is a draft until a person reviews it."
      />
      <WhatIsRead className="-mt-4 mb-6 max-w-article" />
      <div className="grid gap-x-6 @lg:grid-cols-[22.5rem_minmax(0,1fr)] @lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 @lg:col-start-2">
          <BatchProgressCard {...batch} article={article} />
          <ArticleProgressCard {...article} options={options.options} />
          <Generations article={article} />
        </div>
        <div className="@max-lg:settles grid min-w-0 content-start gap-6 @max-lg:mb-8 @lg:col-start-1 @lg:row-span-2 @lg:row-start-1">
          <Forms {...options} article={article} batch={batch} />
        </div>
        <div className="min-w-0 @lg:col-start-2">
          <LastArticle />
          <RecentDrafts />
        </div>
      </div>
    </>
  );
}

type FormsProps = ReturnType<typeof useOptions> & {
  article: ReturnType<typeof useGenerateArticle>;
  batch: ReturnType<typeof useBatchWork>;
};

/** The forms for one article and for several. An author without a persona gets a notice instead. */
function Forms({ options, error, retry, article, batch }: FormsProps) {
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
  return (
    <>
      <SingleArticleCard
        {...options}
        pending={article.running !== undefined}
        error={article.error}
        onGenerate={article.start}
      />
      <BatchCard
        {...options}
        running={batch.running ? batch.requested : undefined}
        onGenerate={batch.start}
      />
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
