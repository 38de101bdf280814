import { wholeSlice } from '../../platform/text/whole-slice.js';

/** A picture that an item has, as far as the file tells of it. */
export interface ItemImage {
  readonly url: string;
  /** Empty for none. */
  readonly alt: string;
  /** Who is named for it. */
  readonly credit: string | null;
  /** Its licence, or the address of that. */
  readonly licence: string | null;
}

const mostImages = 100;

export const imageAt = (url: string, alt = ''): ItemImage => ({ url, alt, credit: null, licence: null });

/** Those that stand in a text. */
export const imagesIn = (markdown: string): ItemImage[] =>
  [...markdown.matchAll(/!\[([^\]\n]{0,1000})\]\(\s*<?([^\s)>]{1,2000})/g)]
    .map(([, alt = '', url = '']) => imageAt(url, alt))
    .slice(0, mostImages);

/** Those of a page that have addresses of their own. */
export const imagesAt = (found: readonly Pick<ItemImage, 'url' | 'alt'>[]): ItemImage[] =>
  found
    .filter(({ url }) => /^https?:/.test(url))
    .map(({ url, alt }) => imageAt(url, alt))
    .slice(0, mostImages);

/** Where engines and their themes have the picture of a text. */
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

/** The picture that front matter names, as an address or with what is told of it. */
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
