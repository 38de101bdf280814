import { DOMParser } from 'linkedom';
import { Losses } from '../../../../prose/from-html/losses.js';
import type { HtmlOfDocument } from '../files/html-of-document.js';
import { partsOf } from '../files/parts.js';
import { UnreadableDocument } from '../files/unreadable.js';
import { OdtBody } from './odt-body.js';
import { OdtStyles } from './odt-styles.js';
import { childElements, tagNameOf } from './xml-elements.js';

/**
 * A LibreOffice document as HTML.
 * @throws UnreadableDocument
 */
export async function odtAsHtml(bytes: Buffer): Promise<HtmlOfDocument> {
  const parts = await partsOf(bytes, (path) => /^(?:content|styles|meta)\.xml$/.test(path));
  const content = rootOf(parts.get('content.xml'));
  const body = content && childElements(content).find((part) => tagNameOf(part) === 'office:body');
  const text = body && childElements(body).find((part) => tagNameOf(part) === 'office:text');
  if (!text) throw new UnreadableDocument('The file is damaged.');
  const styles = rootOf(parts.get('styles.xml'));
  const losses = new Losses();
  const html = new OdtBody(new OdtStyles([...(styles ? [styles] : []), content]), losses).asHtml(text);
  const title = rootOf(parts.get('meta.xml'))?.getElementsByTagName('dc:title')[0]?.textContent ?? '';
  return { html, title: title.trim(), losses: losses.all() };
}

/** The root of a part. The parser knows only XML's own entities, so those that a document declares are never read. */
const rootOf = (part: Buffer | undefined): Element | undefined =>
  (part &&
    (new DOMParser().parseFromString(part.toString('utf8'), 'text/xml') as unknown as Document)
      .documentElement) ??
  undefined;
