import { ImageCard } from './image-card';
import type { HeaderImage } from './picture';

export const imageGrid = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3';

/** Header images side by side. */
export function ImageGrid({ label, images }: { label: string; images: readonly HeaderImage[] }) {
  return (
    <ul aria-label={label} className={imageGrid}>
      {images.map((image) => (
        <ImageCard key={image.id} image={image} />
      ))}
    </ul>
  );
}
