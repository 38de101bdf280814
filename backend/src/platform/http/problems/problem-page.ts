import { escapedHtml } from '../../text/escaped-html.js';
import type { Problem } from './problem.js';

/** A problem for people, without style and script: no other file is served along with it. */
export function problemPage({ title, detail }: Problem): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapedHtml(title)}</title>`,
    `<h1>${escapedHtml(title)}</h1>`,
    `<p>${escapedHtml(detail)}</p>`,
    '</html>',
    '',
  ].join('\n');
}
