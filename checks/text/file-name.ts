/** A letter or digit of any script with the marks that belong to it. */
const letter = /(?:[\p{L}\p{N}]\p{M}*|_)/gu;
const notInNames = /[^\p{L}\p{N}\p{M}]+/u;
/** Marks that follow no letter, such as those that choose how an emoji is drawn. */
const looseMarks = /\p{VS}|(?<![\p{L}\p{N}\p{M}])\p{M}+/gu;

/** The names that Windows reserves for devices, whatever their extension. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$/;

/**
 * The most bytes of a name. File systems allow 255 bytes, some encrypted ones only 143, and the extension needs room as
 * well.
 */
const mostBytes = 130;

const encoder = new TextEncoder();

/**
 * The name of a file, without an extension: the title in lower case, with an underscore for each run of characters that
 * are not a letter, mark or digit of any script, and none at the ends.
 * @param otherwise the name when nothing is left of the title; it is appended to a name that no file may have
 */
export function fileNameOf(title: string, otherwise: string): string {
  const whole = title
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(looseMarks, '')
    .split(notInNames)
    .filter((word) => word !== '')
    .join('_');
  return usable(within(whole, mostBytes), otherwise);
}

/** A name that every system accepts. */
export function usable(name: string, otherwise: string): string {
  if (name === '') return otherwise;
  return device.test(name) ? `${name}_${otherwise}` : name;
}

/** The longest beginning of a name that fits into this many bytes of UTF-8; no letter loses its marks. */
function within(name: string, most: number): string {
  let bytes = 0;
  let end = 0;
  for (const { index, 0: found } of name.matchAll(letter)) {
    bytes += encoder.encode(found).length;
    if (bytes > most) break;
    end = index + found.length;
  }
  return name.slice(0, end).replace(/_$/, '');
}
