import { decodeHTML } from 'entities';
import { parsedJson } from '../../platform/text/parsed-json.js';
import { escapedHtml } from '../../platform/text/escaped-html.js';
import type { Item } from './item.js';

/** The text of a post in plain HTML, without shortcodes and comments of the block editor. */
interface PostText {
  readonly html: string;
  readonly losses: Item['losses'];
}

const blocks =
  'address|article|aside|blockquote|div|dl|fieldset|figure|figcaption|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul|script|style|iframe';
const blockStart = new RegExp(`^\\s*<\\/?(?:${blocks}|li|td|th|tr|thead|tbody|dt|dd)\\b|^\\s*<!--`, 'i');
const shortcode = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]\n]{0,2000})?)\/?\](?!\()/gi;

/**
 * The text of a post as HTML. Text of the block editor is HTML between comments. Classic text has no paragraphs,
 * because WordPress makes them when it shows a post: blank lines separate them, and single line ends are breaks.
 * @param footnotes the notes in the post's meta, in JSON
 */
export function textOfPost(content: string, footnotes: string | undefined): PostText {
  const losses = new Map<string, number>();
  const text = withoutShortcodes(
    content.replaceAll('\r\n', '\n').replaceAll(/<!--(?:more|nextpage|noteaser)[^>]{0,200}-->/g, ''),
    losses,
  );
  const isBlocks = text.includes('<!-- wp:');
  const html = isBlocks ? text.replaceAll(/<!--\s*\/?wp:[^]{0,100000}?-->/g, '') : withParagraphs(text);
  return { html: html + notesOf(footnotes), losses: Object.fromEntries(losses) };
}

/**
 * Removes shortcodes and counts them as lost. A caption keeps its picture and words, and an embed its address. An
 * address on a line of its own counts as an embed, too.
 */
function withoutShortcodes(text: string, losses: Map<string, number>): string {
  const lose = (kind: string): void => void losses.set(kind, (losses.get(kind) ?? 0) + 1);
  const linkTo = (_: string, source: string): string => {
    lose('embed');
    const address = escapedHtml(decodeHTML(source));
    return `<a href="${address}">${address}</a>`;
  };
  return text
    .replaceAll(/\[caption[^\]]{0,2000}\]([^]{0,20000}?)\[\/caption\]/g, (_, inner: string) => {
      const end = inner.lastIndexOf('>') + 1;
      return `<figure>${inner.slice(0, end)}<figcaption>${inner.slice(end).trim()}</figcaption></figure>`;
    })
    .replaceAll(/\[embed[^\]]{0,2000}\]\s*(https?:\/\/[^\s[\]]{1,2000})\s*\[\/embed\]/g, linkTo)
    .replaceAll(/^[ \t]*(https?:\/\/[^\s<>[\]]{1,2000})[ \t]*$/gm, linkTo)
    .replaceAll(shortcode, (whole, closing: string, name: string, rest: string) => {
      // A word in brackets is more often a remark than a shortcode.
      if (rest.trim() === '' && closing === '' && !known.has(name.toLowerCase())) return whole;
      if (closing === '') lose(name.toLowerCase() === 'gallery' ? 'gallery' : 'shortcode');
      return '';
    });
}

const known = new Set([
  'gallery',
  'audio',
  'video',
  'playlist',
  'contact-form',
  'contact-form-7',
  'toc',
  'caption',
  'embed',
]);

/** Makes the paragraphs that WordPress's `wpautop` would make, as far as they show in a text. */
function withParagraphs(text: string): string {
  return text
    .split(/(<pre\b[^]*?<\/pre>)/i)
    .map((part, at) => (at % 2 === 1 ? part : paragraphs(part)))
    .join('\n');
}

const paragraphs = (text: string): string =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (blockStart.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n');

interface Note {
  readonly id: string;
  readonly content: string;
}

/** The notes as a list in the form that the converter knows; `<sup data-fn>` in the text leads to their ids. */
function notesOf(source: string | undefined): string {
  const notes = source === undefined ? undefined : parsedJson(source);
  if (!Array.isArray(notes)) return '';
  const items = notes
    .filter(isNote)
    .map(
      ({ id, content }) =>
        `<li id="${escapedHtml(id)}">${content} <a href="#${escapedHtml(id)}-link">↩</a></li>`,
    );
  return items.length === 0 ? '' : `\n<ol class="wp-block-footnotes">${items.join('')}</ol>`;
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Note>).id === 'string' &&
  typeof (value as Partial<Note>).content === 'string';
