import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementOf } from './elements.js';

const mostElements = 300_000;
const mostNested = 250;
/** The most attributes of a tag, because the parser compares each of them with those before it. */
const mostAttributes = 500;

/** Thrown when converting a text would take too long, or more stack than there is. */
export class TooInvolvedError extends Error {
  constructor() {
    super('The document has too many parts, or too many of them within each other.');
  }
}

/** A parsed document, ready to be converted. */
interface ParsedHtml {
  /** The title in the document’s head; empty if there is none. */
  readonly title: string;
  readonly body: Element;
}

/**
 * Parses HTML.
 * @throws TooInvolvedError for too many elements or attributes, or too many elements within each other
 */
export function parsedHtml(html: string): ParsedHtml {
  if (hasTagOfManyAttributes(html)) throw new TooInvolvedError();
  const root = fromParse5(parse(html, { treeAdapter: boundedAdapter() })) as Root;
  const page = childOf(root.children, 'html');
  const head = childOf(page?.children ?? [], 'head');
  const title = childOf(head?.children ?? [], 'title');
  const [text] = title?.children ?? [];
  return {
    title: text?.type === 'text' ? text.value.replaceAll(/\s+/g, ' ').trim() : '',
    body: childOf(page?.children ?? [], 'body') ?? elementOf('body', []),
  };
}

const childOf = (children: readonly (Root['children'][number] | ElementContent)[], name: string) =>
  children.find((child): child is Element => child.type === 'element' && child.tagName === name);

/** An adapter that stops the parser: unclosed tags can become many times as many elements. */
function boundedAdapter() {
  let elements = 0;
  let open = 0;
  const adapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...about) => {
      elements += 1;
      if (elements > mostElements) throw new TooInvolvedError();
      return defaultTreeAdapter.createElement(...about);
    },
    onItemPush: (_: Tree.Element) => {
      open += 1;
      if (open > mostNested) throw new TooInvolvedError();
    },
    onItemPop: () => {
      open -= 1;
    },
  };
  return adapter;
}

const tagName = /<\/?([a-z][^\s/>]*)/gi;
const attribute = /[\s/]+[^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y;
const endOfRaw = /<\/(?:script|style)/gi;

function hasTagOfManyAttributes(html: string): boolean {
  tagName.lastIndex = 0;
  for (let tag = tagName.exec(html); tag; tag = tagName.exec(html)) {
    attribute.lastIndex = tagName.lastIndex;
    let attributes = 0;
    while (attribute.test(html)) {
      tagName.lastIndex = attribute.lastIndex;
      attributes += 1;
      if (attributes > mostAttributes) return true;
    }
    // The content of these elements is not HTML, so it is skipped.
    if (/^(?:script|style)$/i.test(tag[1] ?? '')) {
      endOfRaw.lastIndex = tagName.lastIndex;
      if (!endOfRaw.test(html)) return false;
      tagName.lastIndex = endOfRaw.lastIndex;
    }
  }
  return false;
}
