import type { Element } from 'hast';
import { allWithin, propertyOf, removeWithin, stylesOf, textOf } from './elements.js';
import type { LossKind, Losses } from './losses.js';

const kindsByName: Readonly<Record<string, LossKind>> = {
  img: 'image',
  image: 'image',
  'v:imagedata': 'image',
  iframe: 'embed',
  embed: 'embed',
  object: 'embed',
  video: 'player',
  audio: 'player',
  svg: 'drawing',
  canvas: 'drawing',
  math: 'formula',
  'm:omath': 'formula',
  select: 'form',
  textarea: 'form',
  button: 'form',
};

/** The elements that no reader sees on a page. */
const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'meta',
  'link',
  'title',
  'xml',
  'w:sdtpr',
]);

/** A picture as a page shows it. */
export interface LeftOutImage {
  readonly url: string;
  readonly alt: string;
}

/** Removes what markdown cannot hold, what is hidden, and what tracked changes have struck out. */
export function leaveOut(body: Element, losses: Losses): LeftOutImage[] {
  const images: LeftOutImage[] = [];
  removeWithin(body, (element) => {
    const kind = kindOf(element);
    if (kind === undefined) return false;
    if (kind === 'image') images.push({ url: propertyOf(element, 'src'), alt: propertyOf(element, 'alt') });
    if (kind !== 'nothing') losses.add(kind);
    return true;
  });
  for (const element of allWithin(body)) {
    if (element.tagName === 'ins' && isTracked(element)) losses.add('tracked-change');
    if (/(?:^|\s)wp-block-columns(?:\s|$)/.test(propertyOf(element, 'className'))) losses.add('columns');
  }
  return images;
}

/** The kind of loss that an element is; undefined for one that stays. */
function kindOf(element: Element): LossKind | 'nothing' | undefined {
  const { tagName, properties } = element;
  if (unseen.has(tagName)) return 'nothing';
  if (isPlayer(element)) return 'player';
  if (tagName === 'input') return properties['type'] === 'checkbox' ? undefined : 'form';
  if (tagName === 'del' && isTracked(element)) return 'tracked-change';
  const kind = kindsByName[tagName];
  if (kind !== undefined) return kind;
  const styles = stylesOf(element);
  const part = styles.get('mso-element');
  if (part === 'comment') return 'comment';
  if (part === 'comment-list') return undefined;
  if (styles.has('mso-comment-reference')) return 'nothing';
  if (isHidden(element, styles)) return textOf(element).trim() === '' ? 'nothing' : 'hidden';
  return undefined;
}

/**
 * Whether an element is a player of Ghost. It puts times and buttons around a sound or video, which are not words of
 * the text.
 */
const isPlayer = (element: Element): boolean =>
  /(?:^|\s)kg-(?:audio|video)-card(?:\s|$)/.test(propertyOf(element, 'className'));

/**
 * Whether Word made the element for a tracked change, because Word says who made it. On web pages these elements mark
 * outdated text.
 */
const isTracked = (element: Element): boolean => propertyOf(element, 'cite').startsWith('mailto:');

const isHidden = ({ properties }: Element, styles: ReadonlyMap<string, string>): boolean =>
  Boolean(properties['hidden']) ||
  styles.get('display') === 'none' ||
  styles.get('visibility') === 'hidden' ||
  styles.get('mso-hide') === 'all';
