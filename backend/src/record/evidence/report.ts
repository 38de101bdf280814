import { othersFirst } from '../../platform/concurrency/others-first.js';
import { signedInWith } from '../../platform/event-sourcing/signed-in-with.js';
import { escapedHtml as escaped } from '../../platform/text/escaped-html.js';
import { counted } from '../../../../checks/text/counted.js';
import type { WholePackage } from '../../articles/contract.js';
import type { StoredEvent } from '../tree/canonical-event.js';
import { EventDescriptions, type ChangedPassage, type DescribedEvent } from './described-events.js';

const style = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 Georgia,serif;color:#1c1917}
table{width:100%;border-collapse:collapse;font-size:.875rem}th,td{padding:.25rem .75rem .25rem 0;text-align:left;
vertical-align:top;border-bottom:1px solid #d6d3d1}pre{padding:1rem;background:#f5f5f4;white-space:pre-wrap;
word-break:break-all}q{display:block;margin:.25rem 0;padding-left:.75rem;border-left:2px solid #d6d3d1;quotes:none;
white-space:pre-wrap;overflow-wrap:anywhere}del{background:#fee2e2}ins{background:#dcfce7}td{overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.125rem 1rem}dd{margin:0;overflow-wrap:anywhere}thead{display:table-header-group}tr{break-inside:avoid}`;

/** A statement of what evidence proves and what it does not, shown wherever evidence is offered. */
export const whatItProves =
  'It proves that nothing recorded was changed after a checkpoint that you hold. ' +
  'It does not prove that what was recorded is true.';

interface Reported {
  readonly kind: 'article' | 'period';
  readonly title: string;
  /** The id of the article; null for a period. */
  readonly article: string | null;
  readonly events: number;
}

/**
 * Writes the pack’s report for people: first what was promoted and approved, then what happened, when and by whom, and
 * what each edit of the article changed. It can be printed, and loads nothing from outside.
 */
export async function* report(
  { kind, title, article, events: count }: Reported,
  packages: readonly WholePackage[],
  note: string,
  events: AsyncIterable<StoredEvent>,
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body>
<h1>${escaped(title)}</h1>
${article === null ? '' : `<p>Id of the article: <code>${escaped(article)}</code></p>\n`}<p>${counted(count, 'event')}, in the order in which they were recorded. ${escaped(whatItProves)}</p>
${kind === 'article' ? promoted(packages) : ''}<h2>Checkpoint</h2>
<pre>${escaped(note)}</pre>
<p>To check this evidence, open <a href="verify.html">verify.html</a> in a browser, also offline, or run
<code>node verify.mjs</code>. Compare the checkpoint with a copy that you got another way.</p>
<h2>What happened</h2>
${kind === 'article' ? '<p>In changes of the text, <del>what was taken out</del> is struck out and <ins>what was put in</ins> is underlined.</p>\n' : ''}<table><thead><tr><th>When (UTC)</th><th>Who</th><th>What</th><th>Where</th></tr></thead><tbody>
`;
  const descriptions = new EventDescriptions(article === null ? undefined : `article-${article}`);
  for await (const event of events) {
    // Comparing two long texts takes a while, so other requests are served first.
    await othersFirst();
    yield row(event, descriptions.of(event));
  }
  yield '</tbody></table></body></html>\n';
}

function promoted(packages: readonly WholePackage[]): string {
  if (packages.length === 0) return '<h2>What was promoted</h2>\n<p>Nothing was promoted.</p>\n';
  const told = packages.toReversed().map((one) => {
    const facts = packageFacts(one).map(
      ([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`,
    );
    const file = `packages/${one.number}.md`;
    return `<section><h3>Package ${one.number}: ${escaped(one.title)}</h3>
<dl>${facts.join('\n')}<dt>Text</dt><dd><a href="${file}">${file}</a></dd></dl></section>\n`;
  });
  return `<h2>What was promoted</h2>\n${told.join('')}`;
}

function packageFacts(one: WholePackage): (readonly [name: string, value: string])[] {
  const { revision, contentHash, at, by, rulesRevision, personaRevision, statement, reviews, overrides } =
    one;
  return [
    ['Promoted', `${moment(at)} by ${inFull(by)}${one.current ? '; in force' : ''}`],
    ['Revision', `${revision} of the article`],
    ['SHA-256', contentHash],
    ['Statement', statement ?? 'None'],
    ...(reviews.length === 0 ? [['Reviews', 'None on record'] as const] : []),
    ...reviews.map(
      (review) =>
        ['Reviewed', `Revision ${review.revision}, ${moment(review.at)} by ${inFull(review.by)}`] as const,
    ),
    ...overrides.map(
      ({ name, message, reason }) => ['Overridden', `${name}: ${message} Reason: ${reason}`] as const,
    ),
    ['Rules', `Revision ${rulesRevision}`],
    ['Persona', personaRevision === null ? 'None' : `Revision ${personaRevision}`],
    ...(one.frozen
      ? []
      : [['Note', 'Made from what the record tells: this promotion froze nothing.'] as const]),
  ];
}

const inFull = (who: { readonly name?: unknown; readonly role?: unknown } | undefined): string =>
  [who?.name, who?.role].filter((part) => typeof part === 'string').join(', ');

const moment = (at: unknown): string =>
  typeof at === 'string' ? at.replace('T', ' ').replace(/\.\d+Z$/, '') : '';

function row(
  { metadata, streamId, revision }: StoredEvent,
  { what, details, passages, more }: DescribedEvent,
): string {
  const { at, actor, strength } = (metadata ?? {}) as {
    at?: unknown;
    actor?: { name?: unknown; role?: unknown };
    strength?: unknown;
  };
  const signedIn = signedInWith(strength);
  const described = [
    escaped(what),
    ...details.map(escaped),
    ...passages.map(passage),
    ...(more > 0 ? [`And ${counted(more, 'more passage')}.`] : []),
  ];
  const cells = [
    escaped(moment(at)),
    escaped(inFull(actor) + (signedIn ? ` (${signedIn})` : '')),
    described.join('<br>'),
    escaped(`${streamId}, revision ${revision}`),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
}

const passage = ({ before, removed, added, after }: ChangedPassage): string =>
  `<q>${escaped(before)}${removed && `<del>${escaped(removed)}</del>`}${added && `<ins>${escaped(added)}</ins>`}${escaped(after)}</q>`;
