import { escapedHtml } from '../../platform/text/escaped-html.js';
import type { TextPart } from './ghost-parts.js';

/** The fields of a card; each kind of card has a few of these. */
export type GhostCard = Readonly<
  Partial<Record<'markdown' | 'html' | 'code' | 'language' | 'src' | 'alt' | 'caption' | 'url', unknown>>
>;

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const html = (text: string): TextPart => ({ kind: 'html', text });

/** Cards that no text can replace, with a plain name for each. */
const lostCards: Readonly<Record<string, string>> = {
  gallery: 'gallery',
  audio: 'player',
  video: 'player',
  file: 'file',
  product: 'product',
  signup: 'form',
  button: 'button',
  header: 'header',
  callout: 'callout',
  toggle: 'toggle',
};

/** A card of the editor as a part of a text; a card that no text can replace counts as lost. */
export function partOfCard(kind: string, card: GhostCard): TextPart {
  switch (kind) {
    case 'markdown':
    case 'card-markdown':
      return { kind: 'markdown', text: textIn(card.markdown) };
    case 'html':
      return html(textIn(card.html));
    case 'code':
    case 'codeblock':
      return html(
        `<pre><code class="language-${escapedHtml(textIn(card.language))}">${escapedHtml(textIn(card.code))}</code></pre>`,
      );
    case 'image':
      return html(
        `<figure><img src="${escapedHtml(textIn(card.src))}" alt="${escapedHtml(textIn(card.alt))}"><figcaption>${textIn(card.caption)}</figcaption></figure>`,
      );
    case 'bookmark':
    case 'embed': {
      const address = escapedHtml(textIn(card.url));
      return address === ''
        ? { kind: 'lost', text: 'embed' }
        : html(`<p><a href="${address}">${address}</a></p>`);
    }
    case 'hr':
    case 'horizontalrule':
      return html('<hr>');
    default:
      return { kind: 'lost', text: lostCards[kind] ?? 'card' };
  }
}
