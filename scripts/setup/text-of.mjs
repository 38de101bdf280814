import { readFileSync } from 'node:fs';

/**
 * @param {string} file
 * @returns {string | undefined} what stands in it; undefined when it cannot be read
 */
export function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
