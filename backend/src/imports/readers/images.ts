import { wholeSlice } from '../../platform/text/whole-slice.js';

/** A picture of an item, with the facts that the file gives. */
export interface ItemImage {
  readonly url: string;
  /** The alternative text; empty if there is none. */
  readonly alt: string;
  /** The name that the picture is credited to. */
  readonly credit: string | null;
  /** The licence, or its address. */
  readonly licence: string | null;
}

const mostImages = 100;

export const imageAt = (url: string, alt = ''): ItemImage => ({ url, alt, credit: null, licence: null });

/** The pictures in a text. */
export const imagesIn = (markdown: string): ItemImage[] =>
  [...markdown.matchAll(/!\[([^\]\n]{0,1000})\]\(\s*<?([^\s)>]{1,2000})/g)]
    .map(([, alt = '', url = '']) => imageAt(url, alt))
    .slice(0, mostImages);

/** The pictures of a page that have http or https addresses. */
export const imagesAt = (found: readonly Pick<ItemImage, 'url' | 'alt'>[]): ItemImage[] =>
  found
    .filter(({ url }) => /^https?:/.test(url))
    .map(({ url, alt }) => imageAt(url, alt))
    .slice(0, mostImages);

/** The fields in which engines and their themes keep the picture of a text. */
const names = [
  'image',
  'cover',
  'cover_image',
  'featured_image',
  'featuredImage',
  'feature_image',
  'hero_image',
  'heroImage',
  'thumbnail',
];

type Data = Readonly<Record<string, unknown>>;

/** The picture that front matter names, either by its address or as an object with further facts. */
export function imagesOfMatter(data: Data): ItemImage[] {
  for (const name of names) {
    const value = data[name];
    const told: Data = typeof value === 'object' && value !== null ? (value as Data) : { src: value };
    const url = textAt(told, 'src', 'path', 'url', 'image');
    if (url !== null) {
      const credit = textAt(told, 'credit');
      return [{ url, alt: textAt(told, 'alt') ?? '', credit, licence: textAt(told, 'licence', 'license') }];
    }
  }
  return [];
}

function textAt(data: Data, ...members: readonly string[]): string | null {
  const text = members
    .map((member) => data[member])
    .find((value): value is string => typeof value === 'string' && value !== '');
  return text === undefined ? null : wholeSlice(text, 0, 2_000);
}
