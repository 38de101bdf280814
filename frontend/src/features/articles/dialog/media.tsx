import { Link } from '@tanstack/react-router';
import type { Article } from '../api/get-article';
import { counted } from '@/components/ui/text/numbers';

/** What was made of a promoted article, and the ways to where it is made. */
export function Media({ article: { id, headerImages, socialCaptions } }: { article: Article }) {
  const search = { article: id };
  return (
    <>
      {headerImages.length > 0 && (
        <div className="mb-2.5 grid grid-cols-3 gap-1.5">
          {headerImages.map((image) => (
            <img
              key={image.id}
              src={image.thumbnailUrl}
              width={640}
              height={360}
              alt={image.title}
              loading="lazy"
              className="aspect-video rounded-bar bg-sunken object-cover text-micro text-ink-3"
            />
          ))}
        </div>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        <Link to="/image-generator" search={search} className="text-link">
          {counted(headerImages.length, 'header image')}
        </Link>
        <Link to="/social-generator" search={search} className="text-link">
          {counted(socialCaptions.length, 'caption')}
        </Link>
      </p>
    </>
  );
}
