import { escapedHtml } from '../../platform/text/escaped-html.js';
import { parsedJson } from '../../platform/text/parsed-json.js';
import { partOfCard, type GhostCard } from './ghost-cards.js';
import { mergedParts, type TextPart } from './ghost-parts.js';

/**
 * A run of text: its kind, the markups that open with it, how many close after it, and its text or an atom's number.
 */
type Marker = readonly [kind: number, opened: readonly number[], closed: number, text: string | number];

interface Document {
  readonly cards?: readonly (readonly [name: string, card: GhostCard])[];
  readonly markups?: readonly (readonly [tag: string, attributes?: readonly string[]])[];
  readonly sections?: readonly (readonly unknown[])[];
}

const tags = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside']);
const inline = new Set(['strong', 'b', 'em', 'i', 's', 'a', 'code', 'sub', 'sup', 'u']);

/** The parts of a text from Ghost's earlier editor; undefined if it can't be read. */
export function partsOfMobiledoc(source: string): TextPart[] | undefined {
  const document = parsedJson(source) as Document | undefined;
  if (!Array.isArray(document?.sections)) return undefined;
  return mergedParts(document.sections.map((section) => partOf(section as readonly unknown[], document)));
}

function partOf([kind, what, rest]: readonly unknown[], document: Document): TextPart {
  if (kind === 10) {
    const [name = '', card = {}] = document.cards?.[Number(what)] ?? [];
    return partOfCard(name, card);
  }
  if (kind === 3 && Array.isArray(rest)) {
    const list = what === 'ol' ? 'ol' : 'ul';
    const items = rest.map((markers) => `<li>${textOf(markers as Marker[], document)}</li>`).join('');
    return { kind: 'html', text: `<${list}>${items}</${list}>` };
  }
  const tag = tags.has(String(what)) ? String(what) : 'p';
  return { kind: 'html', text: `<${tag}>${textOf((rest ?? []) as Marker[], document)}</${tag}>` };
}

function textOf(markers: readonly Marker[], { markups = [] }: Document): string {
  const open: string[] = [];
  return markers
    .map(([kind, opened, closed, text]) => {
      const begin = opened.map((number) => {
        const [tag = '', attributes = []] = markups[number] ?? [];
        const known = inline.has(tag) ? tag : 'span';
        open.push(known);
        const href = attributes[attributes.indexOf('href') + 1];
        return known === 'a' && href !== undefined ? `<a href="${escapedHtml(href)}">` : `<${known}>`;
      });
      // The only kind of atom is a line break.
      const within = kind === 0 ? escapedHtml(String(text)) : '<br>';
      const end = Array.from({ length: closed }, () => `</${open.pop() ?? 'span'}>`);
      return [...begin, within, ...end].join('');
    })
    .join('');
}
