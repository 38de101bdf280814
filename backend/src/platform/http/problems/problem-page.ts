import { escapedHtml } from '../../text/escaped-html.js';
import type { Problem } from './problem.js';

/** A problem as a page, without style and script, because no other file is served with it. */
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
