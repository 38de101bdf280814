import type { Element } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { Html, Parents, PhrasingContent, Root, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle as Write, type Options } from 'mdast-util-to-markdown';
import { markerPattern } from '../../checks/text/marker-form.js';
import { propertyOf } from './elements.js';
import { noteName, referenceName } from './notes.js';
import { cellBreak } from './tables.js';
import { tidy } from './tidy.js';

const html = (value: string): Html => ({ type: 'html', value });

/** Writes elements as tags, for those that this desk’s markdown allows. */
const asTags: Handle = (state, element) => {
  const children = state.all(element) as PhrasingContent[];
  return children.length === 0
    ? []
    : [html(`<${element.tagName}>`), ...children, html(`</${element.tagName}>`)];
};

const handlers: Readonly<Record<string, Handle>> = {
  sub: asTags,
  sup: asTags,
  kbd: asTags,
  [cellBreak]: () => html('<br>'),
  [referenceName]: (_, element) => ({
    type: 'footnoteReference',
    identifier: nameOf(element),
    label: nameOf(element),
  }),
  [noteName]: (state, element) => ({
    type: 'footnoteDefinition',
    identifier: nameOf(element),
    label: nameOf(element),
    children: state.toFlow(state.all(element)),
  }),
};

const nameOf = (element: Element): string => propertyOf(element, 'name');

/**
 * Writes elements as markdown.
 * @param keepsMarkers whether `[s1]` stays a marker of a source, or is a text in brackets
 */
export function markdownOf(body: Element, keepsMarkers: boolean): string {
  const tree = toMdast({ type: 'root', children: body.children }, { handlers }) as Root;
  tidy(tree);
  return toMarkdown(
    tree,
    keepsMarkers ? { ...options, handlers: { ...options.handlers, text: withMarkers } } : options,
  ).trim();
}

const options: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  extensions: gfmToMarkdown({ tablePipeAlign: false }).extensions?.map(withTildes) ?? [],
  handlers: {},
};

/** Keeps single tildes unescaped: people write ~ for “about”, and only two of them strike something out here. */
function withTildes(extension: Options): Options {
  return {
    ...extension,
    ...(extension.unsafe && {
      unsafe: extension.unsafe.map((sign) => (sign.character === '~' ? { ...sign, after: '~' } : sign)),
    }),
  };
}

const escapedMarker = /\\(\[[^\]\n]{1,200}\])/g;

const withMarkers: Write = (node: Text, parent: Parents | undefined, state, info) =>
  defaultHandlers
    .text(node, parent, state, info)
    .replaceAll(escapedMarker, (written, inner: string) =>
      new RegExp(`^${markerPattern.source}$`).test(inner) ? inner : written,
    );
