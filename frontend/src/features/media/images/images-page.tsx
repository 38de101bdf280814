import { getRouteApi } from '@tanstack/react-router';
import { PageHead } from '@/components/ui/layout/page-head';
import { NothingSelected } from '../articles/nothing-selected';
import { PublishedArticles } from '../articles/published-articles';
import { SelectedArticle } from '../articles/selected-article';
import { ArticleImages, ComingImages } from './article-images';

const route = getRouteApi('/_desk/image-generator');

/** Three header images for a promoted article, to look at and to download. */
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
          what="Header images"
          skeleton={<ComingImages />}
        >
          {(article) => <ArticleImages article={article} />}
        </SelectedArticle>
      )}
    </>
  );
}
