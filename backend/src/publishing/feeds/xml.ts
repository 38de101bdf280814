import { xmlText } from '../../platform/text/writable-in-xml.js';

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element. @param content XML; attributes without a value are left out */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${xmlText(value)}"`],
  );
  const tag = name + written.join('');
  return content.length === 0 ? `<${tag}/>` : `<${tag}>${content.join('')}</${name}>`;
}

/** An element with nothing but a text in it. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, xmlText(text));

/** A document of its own. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
