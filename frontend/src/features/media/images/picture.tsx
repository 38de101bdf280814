import { useState } from 'react';
import type { components } from '@/api/schema.gen';
import { Rosette } from '@/components/ui/graphics/rosette';

export type HeaderImage = components['schemas']['ArticleImage'];

/** The picture itself or, when it cannot be had, a placeholder of our own. */
export function Picture({ image: { url, thumbnailUrl, title } }: { image: HeaderImage }) {
  const [failed, setFailed] = useState(false);
  const frame = 'aspect-video w-full rounded-t-[2px] bg-sunken';
  if (failed) {
    return (
      <div
        role="img"
        aria-label={`${title} (the image could not be loaded)`}
        className={`${frame} grid place-items-center`}
      >
        <Rosette size="small" className="size-21 text-ink-off" />
      </div>
    );
  }
  return (
    <img
      src={url}
      srcSet={`${thumbnailUrl} 640w, ${url} 1600w`}
      sizes="(width < 48rem) 92vw, 352px"
      width={1600}
      height={900}
      alt={title}
      loading="lazy"
      decoding="async"
      className={`${frame} object-cover`}
      onError={() => setFailed(true)}
    />
  );
}
