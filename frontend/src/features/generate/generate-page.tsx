import { PageHead } from '@/components/ui/layout/page-head';
import { BatchProgressCard } from './batch/batch-progress-card';
import { Forms } from './forms';
import { Generations } from './making/generations';
import { LastArticle } from './results/last-article';
import { RecentDrafts } from './results/recent-drafts';
import { ArticleProgressCard } from './single/article-progress-card';
import { useOptions } from './use-options';
import { useGenerateArticle } from './api/generate-article';
import { useBatchWork } from './work/use-batch-work';

/**
 * Has articles written: the forms at the left, what happens at the right. In one column, what is going on comes first,
 * and the forms stand between it and what came of it.
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
      <div className="grid gap-x-6 lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <BatchProgressCard {...batch} article={article} />
          <ArticleProgressCard {...article} options={options.options} />
          <Generations article={article} />
        </div>
        <div className="max-lg:settles grid min-w-0 content-start gap-6 max-lg:mb-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Forms {...options} article={article} batch={batch} />
        </div>
        <div className="min-w-0 lg:col-start-2">
          <LastArticle />
          <RecentDrafts />
        </div>
      </div>
    </>
  );
}
