import { escapedHtml as escaped } from '../../platform/text/escaped-html.js';
import type { StoredEvent } from '../tree/canonical-event.js';

const style = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 Georgia,serif;color:#1c1917}
table{width:100%;border-collapse:collapse;font-size:.875rem}th,td{padding:.25rem .75rem .25rem 0;text-align:left;
vertical-align:top;border-bottom:1px solid #d6d3d1}pre{padding:1rem;background:#f5f5f4;white-space:pre-wrap;
word-break:break-all}thead{display:table-header-group}tr{break-inside:avoid}`;

/** What it proves and what not, wherever evidence is offered. */
export const whatItProves =
  'It proves that nothing recorded was changed after a checkpoint that you hold. ' +
  'It does not prove that what was recorded is true.';

/** The pack for people: what happened when, by whom. It can be printed, and asks for nothing from outside. */
export async function* report(
  { title, events: count }: { readonly title: string; readonly events: number },
  note: string,
  events: AsyncIterable<StoredEvent>,
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>
<body>
<h1>${escaped(title)}</h1>
<p>${count} ${count === 1 ? 'event' : 'events'}, in the order in which they were recorded. ${escaped(whatItProves)}</p>
<h2>Checkpoint</h2>
<pre>${escaped(note)}</pre>
<p>To check this evidence, open <a href="verify.html">verify.html</a> in a browser, also offline, or run
<code>node verify.mjs</code>. Compare the checkpoint with a copy that you got another way.</p>
<h2>What happened</h2>
<table><thead><tr><th>When (UTC)</th><th>Who</th><th>What</th><th>Where</th></tr></thead><tbody>
`;
  for await (const event of events) yield row(event);
  yield '</tbody></table></body></html>\n';
}

function row({ type, metadata, streamId, revision }: StoredEvent): string {
  const { at, actor } = (metadata ?? {}) as { at?: unknown; actor?: { name?: unknown; role?: unknown } };
  const who = [actor?.name, actor?.role].filter((part) => typeof part === 'string').join(', ');
  const what = type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const when = typeof at === 'string' ? at.replace('T', ' ').replace(/\.\d+Z$/, '') : '';
  const cells = [when, who, what, `${streamId}, revision ${revision}`];
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>\n`;
}
