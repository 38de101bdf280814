import { hash } from 'node:crypto';
import { decodeHTML } from 'entities';
import { escapedHtml } from '../../platform/text/escaped-html.js';
import type { PostImage } from './site-builder.js';

const mostOfSlug = 80;

/** A title as the last part of an address, in letters a to z, digits and hyphens, which sites leave as they are. */
export function slugOf(title: string, articleId: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const whole = words.join('-');
  const slug = whole.length <= mostOfSlug ? whole : whole.slice(0, mostOfSlug).replace(/-[^-]*$/, '');
  return slug === '' ? `article-${articleId.slice(0, 8)}` : slug;
}

/** The name of a header image on a site, by which it is found again. */
export const imageName = (imageId: string): string => `provenance-${imageId}`;

/** The file name of a header image on a site. */
export const imageFile = ({ id, mediaType }: PostImage): string =>
  `${imageName(id)}.${mediaType.replace('image/', '').replace('jpeg', 'jpg')}`;

/** The credit and the licence of a picture, as a line of HTML. */
export function creditLine({ credit, licenceUrl }: Pick<PostImage, 'credit' | 'licenceUrl'>): string {
  const words = escapedHtml(credit);
  return licenceUrl === null ? words : `${words} (<a href="${escapedHtml(licenceUrl)}">licence</a>)`;
}

export function postHash(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts));
}

/** HTML in one form, because sites change entities and spaces, each in its own way. */
export function normalised(html: string): string {
  return decodeHTML(html).replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim();
}
