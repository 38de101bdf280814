import { Image, MessageSquareQuote } from 'lucide-react';
import type { ArticleSummary } from '../api/drafts';

/** How many header images and captions an article has. */
export function MediaCounts({ article: { imageCount, captionCount } }: { article: ArticleSummary }) {
  return (
    <span className="inline-flex gap-2.5 tabular-nums">
      <span className="inline-flex items-center gap-1">
        <Image aria-label="Images:" role="img" className="size-3.5" />
        {imageCount}
      </span>
      <span className="inline-flex items-center gap-1">
        <MessageSquareQuote aria-label="Captions:" role="img" className="size-3.5" />
        {captionCount}
      </span>
    </span>
  );
}
