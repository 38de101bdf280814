import { readFileSync } from 'node:fs';

/**
 * @param {string} file
 * @returns {string | undefined} its text; undefined when it cannot be read
 */
export function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
