import { aboutCheckpoint, type Digest } from '../digest.js';

/** A message as plain text. */
export function mailText({ title, items, failures, checkpoint, url }: Digest): string {
  return [
    title,
    '',
    ...items.flatMap((item) => [
      `- ${item.text}${item.note === null ? '' : ` (${item.note})`}`,
      `  ${item.url}`,
    ]),
    ...(failures.length > 0 ? ['', 'Failed:', ...failures.map((failure) => `- ${failure}`)] : []),
    ...(checkpoint === undefined ? [] : ['', aboutCheckpoint, '', checkpoint.trimEnd()]),
    '',
    `Open the desk: ${url}`,
    '',
  ].join('\n');
}

/** The same as a simple page. */
export function mailHtml({ title, items, failures, checkpoint, url }: Digest): string {
  const list = (entries: readonly string[]): string =>
    entries.length === 0 ? '' : `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
  const made = items.map(
    (item) => `${link(item.url, item.text)}${item.note === null ? '' : ` (${escaped(item.note)})`}`,
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><body>',
    `<h1 style="font-size:1.25rem">${escaped(title)}</h1>`,
    list(made),
    failures.length > 0 ? `<p>Failed:</p>${list(failures.map(escaped))}` : '',
    checkpoint === undefined ? '' : `<p>${escaped(aboutCheckpoint)}</p><pre>${escaped(checkpoint)}</pre>`,
    `<p>${link(url, 'Open the desk')}</p></body></html>`,
  ].join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function link(url: string, text: string): string {
  return `<a href="${escaped(url)}">${escaped(text)}</a>`;
}
