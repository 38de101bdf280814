import { Download, ExternalLink, Search } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/controls/button';
import { Chip } from '@/components/ui/controls/chip';
import { Mark } from '@/components/ui/graphics/mark';
import { Tooltip } from '@/components/ui/controls/tooltip';
import { useDownloadImage, type HeaderImage } from './download-image';
import { Rosette } from '@/components/ui/graphics/rosette';
import { OutwardLink } from '@/components/ui/text/outward-link';

export const imageGrid = 'grid gap-6 @md:grid-cols-2 @lg:grid-cols-3';

export function ImageGrid({ label, images }: { label: string; images: readonly HeaderImage[] }) {
  return (
    <ul aria-label={label} className={imageGrid}>
      {images.map((image) => (
        <ImageCard key={image.id} image={image} />
      ))}
    </ul>
  );
}

/** A card for a header image: where it comes from, and ways to copy or save it. */
function ImageCard({ image }: { image: HeaderImage }) {
  const id = useId();
  const { download, pending } = useDownloadImage();
  const { type, title, url } = image;
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-sheet">
      <Picture image={image} />
      <div className="flex grow flex-col p-4">
        <TypeBadge type={type} />
        <h3 id={id} className="mt-2.5 font-serif text-h3 font-medium">
          {title}
        </h3>
        <Origin image={image} />
        <div className="mt-auto flex gap-2 pt-3.5">
          <Button
            icon={<Download />}
            aria-describedby={id}
            pending={pending && 'Downloading...'}
            className="grow"
            onClick={() => download(image)}
          >
            Download
          </Button>
          {type !== 'ai' && (
            <Tooltip text="Open in new tab">
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label="Open in new tab"
                aria-describedby={id}
                className={`${buttonClass('secondary', 'normal')} px-2.5! max-md:min-w-11`}
              >
                <ExternalLink />
              </a>
            </Tooltip>
          )}
        </div>
      </div>
    </li>
  );
}

const badges: Readonly<Record<HeaderImage['type'], ReactNode>> = {
  ai: <Chip icon={<Mark kind="generated" decorative />}>AI Generated</Chip>,
  search: <Chip icon={<Search aria-hidden="true" className="size-3.5! text-ink-3" />}>Web Search</Chip>,
  archive: <Chip icon={<Mark kind="imported" decorative />}>From the Archive</Chip>,
};

function TypeBadge({ type }: Pick<HeaderImage, 'type'>) {
  return <span className="self-start">{badges[type]}</span>;
}

/** The source of demo drawings, which must not look like a model's work. */
const DEMO = 'Demo drawing';

function Origin({ image }: { image: HeaderImage }) {
  const { type, source, creator, licence, licenceUrl, sourcePage, broughtCredentials } = image;
  if (type === 'ai') {
    return (
      <div className="mt-0.5 text-small text-ink-2">
        <p>{source === DEMO ? `${DEMO}, made for this article` : 'Made for this article'}</p>
        {broughtCredentials && <p>{broughtInWords(broughtCredentials)}</p>}
      </div>
    );
  }
  return (
    <div className="mt-0.5 text-small text-ink-2">
      <p>
        {source}
        {licence !== null && ', '}
        {licence !== null &&
          (licenceUrl === null ? (
            licence
          ) : (
            <OutwardLink href={licenceUrl} className="text-link">
              {licence}
            </OutwardLink>
          ))}
      </p>
      {creator !== null && <p>By {creator}</p>}
      {broughtCredentials && <p>{broughtInWords(broughtCredentials)}</p>}
      {sourcePage !== null && (
        <p>
          <OutwardLink href={sourcePage} className="text-link">
            Source page
          </OutwardLink>
        </p>
      )}
    </div>
  );
}

/** A sentence about the Content Credentials that a drawn image came with. */
function broughtInWords({ state, signer }: NonNullable<HeaderImage['broughtCredentials']>): string {
  switch (state) {
    case 'invalid':
      return 'It came with Content Credentials that don’t match the picture.';
    case 'unreadable':
      return 'It came with Content Credentials that could not be read.';
    case 'valid':
    case 'trusted':
      return signer === null
        ? 'It came with Content Credentials.'
        : `It came with Content Credentials, signed as “${signer}”.`;
  }
}

/** The picture or, if it cannot be loaded, a placeholder. */
function Picture({ image: { url, thumbnailUrl, title } }: { image: HeaderImage }) {
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
