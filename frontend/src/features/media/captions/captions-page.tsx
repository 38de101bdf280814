import { getRouteApi } from '@tanstack/react-router';
import { Card } from '@/components/ui/layout/card';
import { PageHead } from '@/components/ui/layout/page-head';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { NothingSelected } from '../articles/nothing-selected';
import { PublishedArticles } from '../articles/published-articles';
import { SelectedArticle } from '../articles/selected-article';
import { ArticleCaptions } from './article-captions';

const route = getRouteApi('/_desk/social-generator');

/** Three captions for a promoted article, to copy one by one. */
export function CaptionsPage() {
  const { article: selected } = route.useSearch();
  return (
    <>
      <PageHead
        title="Social Generator"
        lead="Three captions for every promoted article, with the brand’s tags and a link to its insights."
      />
      <PublishedArticles page="/social-generator" selected={selected} />
      {selected === undefined ? (
        <NothingSelected title="Select an article above to generate captions">
          Its captions appear here, each with a Copy button.
        </NothingSelected>
      ) : (
        <SelectedArticle
          key={selected}
          id={selected}
          label="Social Captions"
          what="Captions"
          skeleton={<CaptionSkeleton />}
        >
          {(article, fresh) => <ArticleCaptions article={article} fresh={fresh} />}
        </SelectedArticle>
      )}
    </>
  );
}

function CaptionSkeleton() {
  return (
    <Card>
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="mt-4 h-3.5 w-full" />
      <Skeleton className="mt-3 h-3.5 w-4/5" />
    </Card>
  );
}
