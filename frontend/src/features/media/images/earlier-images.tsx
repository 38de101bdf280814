import { useQuery } from '@tanstack/react-query';
import { counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';
import { earlierSetsQuery } from '../api/list-earlier-sets';
import { ImageGrid } from './image-grid';

/** The sets of images that the article had before its present one. */
export function EarlierImages({ articleId }: { articleId: string }) {
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
