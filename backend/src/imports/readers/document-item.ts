import { convertDocument } from '../../documents/contract.js';
import { converted } from './html-item.js';
import { importItem, type Item } from './item.js';
import { titleFromFileName, type TextPlace } from './markdown-item.js';

/** Reads a document of a word processor. It counts as a draft, because nothing in it says that it was published. */
export async function documentItem(
  bytes: Buffer,
  kind: 'docx' | 'odt',
  { path, site }: TextPlace,
): Promise<Item> {
  const name = titleFromFileName(path.replace(/\.\w+$/, ''));
  const known = {
    place: path,
    system: 'document',
    site,
    sourceId: path,
    title: name,
    isDraft: true,
  } as const;
  try {
    const { title, ...text } = converted(await convertDocument(bytes, kind));
    // The hash is made of the text, because the bytes of the file differ each time it is saved.
    return importItem({ ...known, ...text, title: title || name, source: text.content });
  } catch (error) {
    return importItem({
      ...known,
      source: '',
      leftOut: error instanceof Error ? error.message : String(error),
    });
  }
}
