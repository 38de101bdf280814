import { decodeHTMLStrict } from 'entities';

/**
 * A picture’s title or creator as a person would write it. Catalogues store it as a file name, with tags and entities,
 * or in the markup of wikis.
 * @returns one line of at most 300 characters; empty if nothing is left
 */
export function catalogueLabel(stored: string): string {
  const text = plainText(stored.slice(0, longestStored));
  const named = withoutFileName(text)
    .replace(control, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}\p{S}]/u.test(named) ? Array.from(named).slice(0, longest).join('') : '';
}

const longest = 300;
/** The most characters that are read; a longer text would be little but markup. */
const longestStored = 5_000;

/** Characters that change the direction of the text around them, or invisibly join or separate words. */
const control = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const hidden = /<(script|style)\b[^>]*>[^]*?<\/\1\s*>|<!--[^]*?-->/gi;
/** The tags that are removed; anything else in angle brackets is part of the title. */
const tag =
  /<\/?(a|abbr|b|bdi|bdo|big|blockquote|br|center|cite|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strike|strong|sub|sup|table|tbody|td|th|time|tr|tt|u|ul|var|wbr)(?:\s[^<>]*|\/)?>/gi;
const parting = /^(?:blockquote|br|center|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|table|tbody|td|th|tr|ul)$/i;
const wikiLink = /\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g;

const once = (text: string): string =>
  decodeHTMLStrict(
    text.replace(hidden, '').replace(tag, (_, name: string) => (parting.test(name) ? ' ' : '')),
  );

/** Decodes up to three times, because some catalogues encode text that is already encoded. */
function plainText(stored: string): string {
  let text = stored;
  for (let round = 0; round < 3; round += 1) {
    const next = once(text);
    if (next === text) break;
    text = next;
  }
  return text.replace(wikiLink, '$1').trim();
}

const filePrefix =
  /^(?:File|Image|Datei|Bild|Fichier|Archivo|Imagen|Ficheiro|Bestand|Plik|Файл|ファイル|文件)\s*:\s*/iu;
const extension = /\s*\.(?:jpe?g|png|gif|tiff?|webp|svg|bmp|heic|avif|djvu|pdf)$/i;

/** Turns a file name into a label: `File:Watch_movement,_1890.jpg` becomes “Watch movement, 1890”. */
function withoutFileName(text: string): string {
  if (!extension.test(text) && !/^File\s*:/i.test(text)) return isOneWord(text) ? withBlanks(text) : text;
  return withBlanks(decoded(text).replace(extension, '').replace(filePrefix, '').trim());
}

const isOneWord = (text: string): boolean => text.includes('_') && !/\s/.test(text);
const withBlanks = (text: string): string => text.replaceAll('_', ' ');

/** Decodes a name that comes from an address. */
function decoded(name: string): string {
  if (!/%[\dA-F]{2}/i.test(name) || /\s/.test(name)) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
