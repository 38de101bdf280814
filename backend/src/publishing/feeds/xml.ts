import { xmlText } from '../../platform/text/writable-in-xml.js';

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * An XML element. Attributes without a value are left out.
 * @param content XML
 */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${xmlText(value)}"`],
  );
  const tag = name + written.join('');
  return content.length === 0 ? `<${tag}/>` : `<${tag}>${content.join('')}</${name}>`;
}

/** An element that contains only a text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, xmlText(text));

/** A whole XML document. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
