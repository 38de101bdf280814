import { getRouteApi } from '@tanstack/react-router';
import { PageHead } from '@/components/ui/layout/page-head';
import { NothingSelected, PublishedArticles } from '../articles/published-articles';
import { SelectedArticle, MovedOn } from '../articles/selected-article';
import { RefreshCw } from 'lucide-react';
import { CallState } from '@/components/call-state';
import { Button } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import type { Article } from '@/features/articles/contract';
import { useGenerateHeaderImages } from '../api/generate-header-images';
import { mediaStage } from '../domain/stages';
import { ImageGrid, imageGrid } from './image-card';
import { useQuery } from '@tanstack/react-query';
import { counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';
import { earlierSetsQuery } from '../api/list-earlier-sets';

const route = getRouteApi('/_desk/image-generator');

/** The page with three header images for a promoted article, to look at and to download. */
export function ImagesPage() {
  const { article: selected } = route.useSearch();
  return (
    <>
      <PageHead
        title="Image Generator"
        lead="Three header images for every promoted article, found on the web or made for it."
      />
      <PublishedArticles page="/image-generator" selected={selected} />
      {selected === undefined ? (
        <NothingSelected title="Select an article above to generate header images">
          Its images appear here, each with a Download button.
        </NothingSelected>
      ) : (
        <SelectedArticle
          key={selected}
          id={selected}
          label="Header Images"
          what="header images"
          skeleton={<ComingImages />}
        >
          {(article) => <ArticleImages article={article} />}
        </SelectedArticle>
      )}
    </>
  );
}

/** Shows the header images of an article, and a way to get another set. */
function ArticleImages({ article }: { article: Article }) {
  const { headerImages: images, title } = article;
  const call = useGenerateHeaderImages(article.id);
  const { working } = call;
  const number = images[0]?.package ?? null;
  const madeFrom = Math.min(...images.map(({ articleRevision }) => articleRevision));
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line-2 pb-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 className="font-serif text-h2 font-medium">Header Images</h2>
          <span className="rounded-card border border-line bg-paper px-2 py-1 text-micro font-medium tabular-nums">
            {images.length}
            <span className="sr-only">{images.length === 1 ? ' image' : ' images'}</span>
          </span>
          <p className="min-w-0 text-small text-ink-2">
            {title}
            {number !== null && `, package ${number}`}
          </p>
        </div>
        <Button
          icon={<RefreshCw />}
          pending={working && 'Generating images...'}
          onClick={() => call.start({})}
        >
          Regenerate Images
        </Button>
      </header>
      <CallState call={call} words={mediaStage} className="mb-5" />
      {!working && call.answer && <p className="mb-5 text-small text-ink-2">{call.answer.message}</p>}
      {!working && <MovedOn article={article} madeFrom={madeFrom} what="these images were made" />}
      {working && <ComingImages />}
      {!working && images.length === 0 && (
        <EmptyState title="No header images yet">
          Regenerate Images makes three for this article, or finds them on the web.
        </EmptyState>
      )}
      {!working && images.length > 0 && <ImageGrid label="Header images" images={images} />}
      {images.length > 0 && <EarlierImages articleId={article.id} />}
    </>
  );
}

/** A placeholder for three images that are loading, in their shape. */
function ComingImages() {
  return (
    <Loading label="Generating images...">
      <div className={imageGrid}>
        {[1, 2, 3].map((number) => (
          <div key={number} className="rounded-card border border-line bg-sheet">
            <Skeleton className="aspect-video rounded-b-none" />
            <div className="p-4">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="mt-3 h-4 w-4/5" />
              <Skeleton className="mt-3 h-9 w-full" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

function EarlierImages({ articleId }: { articleId: string }) {
  const { data: sets = [] } = useQuery(earlierSetsQuery(articleId));
  if (sets.length === 0) return null;
  return (
    <details className="mt-8 border-t border-line-2 pt-3">
      <summary className="w-fit cursor-pointer py-2 text-small font-medium text-link">
        {counted(sets.length, 'earlier set')}
      </summary>
      {sets.map(({ madeAt, articleRevision, images }) => (
        <section
          key={images[0]?.id}
          aria-label={`Images made from revision ${articleRevision}`}
          className="mt-7 first-of-type:mt-3"
        >
          <p className="mb-3 text-small text-ink-2">
            <When at={madeAt} />, made from revision {articleRevision}
          </p>
          <ImageGrid label="Earlier images" images={images} />
        </section>
      ))}
    </details>
  );
}
