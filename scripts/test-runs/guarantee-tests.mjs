import { readFileSync } from 'node:fs';
import { filesUnder } from '../setup/content-stamp.mjs';

const testFile = /(\.spec\.tsx?|\.e2e\.ts)$/;

/**
 * The pattern of a guarantee's name in the title of a test: the given one, such as `A19`, or any.
 * @param {string | undefined} name
 */
export const guaranteePattern = (name) => (name ? `\\b${name}\\b` : '\\bA\\d+\\b');

/**
 * @param {string} source text of a test file
 * @param {string | undefined} name
 */
export const coversGuarantee = (source, name) =>
  new RegExp(
    `describe[^'"\`]*(['"\`])(?:(?!\\1).)*${guaranteePattern(name)}|(?:\\bit|\\))\\(\\s*['"\`]${guaranteePattern(name)}`,
  ).test(source);

/**
 * The files in which a `describe` names a guarantee, or the title of a test begins with one.
 * @param {string | undefined} name such as `A19`; all guarantees without it
 * @returns {string[]} paths from the repository's root
 */
export function guaranteeFiles(name) {
  return ['backend', 'frontend']
    .flatMap(filesUnder)
    .filter((file) => testFile.test(file) && coversGuarantee(readFileSync(file, 'utf8'), name));
}
