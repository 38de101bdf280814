import { counted } from '../../../checks/text/counted.js';
import type { LineageAnswer, LineageEdge, LineageNode, Staleness, StaleReason } from './lineage.dto.js';
import type { LineageRows, MessageRow, RevisionRow, SetRow, StepRow } from './lineage-rows.js';

/** Draws where an article came from and what was made of it, from the rows that were read. */
export function lineageOf(rows: LineageRows): LineageAnswer {
  const graph = new Graph();
  const generation = origin(rows, graph);
  const last = writing(rows, graph, generation);
  texts(rows, graph, last);
  reviews(rows, graph);
  packages(rows, graph);
  for (const set of rows.sets) madeSet(rows, set, graph);
  for (const message of rows.messages) graph.add(messageNode(message), sourceOf(rows, message, generation));
  return graph.answer;
}

/** The facts about a node; by default, nobody in particular made it and it is up to date. */
type Drawn = Pick<LineageNode, 'id' | 'kind' | 'label' | 'revision'> &
  Partial<Pick<LineageNode, 'by' | 'stale'>> & { readonly at: Date };

class Graph {
  private readonly nodes: LineageNode[] = [];
  private readonly edges: LineageEdge[] = [];

  /** @returns the node's id */
  add({ id, kind, label, at, by = null, revision, stale = [] }: Drawn, ...from: readonly string[]): string {
    const made = revision === undefined ? {} : { revision };
    this.nodes.push({ id, kind, label, at: at.toISOString(), by, ...made, stale });
    this.edges.push(...from.map((source) => ({ from: source, to: id })));
    return id;
  }

  get answer(): LineageAnswer {
    return { nodes: this.nodes, edges: this.edges };
  }
}

function origin({ present, idea, batch }: LineageRows, graph: Graph): string {
  const sources: string[] = [];
  if (idea) {
    const { id, number, title, at, by, deletedAt } = idea;
    const label = `Topic idea no. ${number}: ${title}`;
    const stale = since('idea deleted', deletedAt);
    sources.push(graph.add({ id: `idea:${id}`, kind: 'idea', label, at, by, stale }));
  }
  if (batch && present.batchId !== null) {
    const { kind, articles, at, by } = batch;
    const label = `${kind === 'run' ? 'Scheduled run' : 'Batch'} of ${counted(articles, 'article')}`;
    const id = `${kind}:${present.batchId}`;
    sources.push(graph.add({ id, kind, label, at: at ?? present.writtenAt, by }));
  }
  const { archive, model, askedAt, askedBy, writtenAt, writtenBy, personaChangedAt } = present;
  if (archive !== null) {
    const label = `Import from the archive of ${archive}`;
    return graph.add({ id: 'import', kind: 'import', label, at: writtenAt, by: writtenBy });
  }
  return graph.add(
    {
      id: 'generation',
      kind: 'generation',
      label: `Generation by ${model}`,
      at: askedAt ?? writtenAt,
      by: askedBy ?? writtenBy,
      stale: since('persona changed', personaChangedAt),
    },
    ...sources,
  );
}

/** Adds the steps of the writing, each made from the one before. Returns the id of the last. */
function writing({ steps, present }: LineageRows, graph: Graph, generation: string): string {
  if (present.archive !== null) return generation;
  const told = steps.length > 0 ? steps.map(stepNode) : [promptNode(present)];
  return told.reduce((before, node) => graph.add(node, before), generation);
}

const stepNames: Readonly<Record<string, string>> = {
  plan: 'Plan',
  outline: 'Outline',
  draft: 'Draft',
  check: 'Check',
  review: 'Review',
  revise: 'Revision',
  critique: 'Critique',
  finish: 'Title and summary',
  offer: 'Handed over',
};

const outcomes: Readonly<Record<string, string>> = {
  skipped: ' (skipped)',
  'not-taken': ' (not taken)',
  failed: ' (failed)',
  changed: ' (changed by a person)',
};

function stepNode({ revision, step, outcome, at, promptVersion, promptHash }: StepRow): Drawn {
  const label = `${stepNames[step] ?? step}${outcomes[outcome] ?? ''}${promptWords(promptVersion, promptHash)}`;
  return { id: `step:${revision}`, kind: 'step', label, at };
}

/** The only step of an article from before steps were recorded; it was one request for the whole article. */
function promptNode({ writtenAt, promptVersion, promptHash }: LineageRows['present']): Drawn {
  const label = `Draft${promptWords(promptVersion, promptHash)}`;
  return { id: 'step:0', kind: 'step', label, at: writtenAt };
}

const shownDigits = 12;

function promptWords(version: string | null, hash: string | null): string {
  return version === null || hash === null ? '' : `, prompt ${version} (${hash.slice(0, shownDigits)})`;
}

function texts({ revisions, present }: LineageRows, graph: Graph, written: string): void {
  const newest = revisions.at(-1);
  let before = written;
  for (const row of revisions) {
    const stale = row === newest ? since('rules changed', present.rulesChangedAt) : [];
    before = graph.add(revisionNode(row, stale), before);
  }
  const more = (newest?.all ?? 0) - revisions.length;
  if (!newest || more === 0) return;
  const label = `${counted(more, 'more revision')}, in the history`;
  graph.add({ id: 'revisions', kind: 'revisions', label, at: newest.at }, idOfRevision(0));
}

function revisionNode({ revision, at, by, summary }: RevisionRow, stale: Staleness[]): Drawn {
  const label = `Revision ${revision}: ${summary}`;
  return { id: idOfRevision(revision), kind: 'revision', label, at, by, revision, stale };
}

function reviews(rows: LineageRows, graph: Graph): void {
  for (const { revision, opened, at, by } of [...rows.reviews].reverse()) {
    const label = `Review of revision ${opened} by ${by.name}`;
    const id = `review:${revision}`;
    graph.add({ id, kind: 'review', label, at, by, revision: opened }, textAt(rows, revision));
  }
}

function packages(rows: LineageRows, graph: Graph): void {
  for (const { number, revision, at, by } of [...rows.packages].reverse()) {
    const stale = revision === rows.present.packageFrom ? moved(rows, revision) : [];
    const label = `Package ${number}`;
    const node = { id: `package:${number}`, kind: 'package', label, at, by, revision, stale } as const;
    graph.add(node, textAt(rows, revision));
  }
}

function madeSet(rows: LineageRows, set: SetRow, graph: Graph): void {
  const { kind, revision, articleRevision, made, at, by, latest } = set;
  const { imagesFrom, captionsFrom } = rows.present;
  const from = kind === 'images' ? imagesFrom : captionsFrom;
  const label = counted(made, kind === 'images' ? 'header image' : 'caption');
  const source = rows.packages.find((one) => one.revision <= articleRevision);
  graph.add(
    {
      id: `${kind}:${revision}`,
      kind,
      label,
      at,
      by,
      revision: articleRevision,
      stale: latest && from !== null ? moved(rows, from) : [],
    },
    source ? `package:${source.number}` : textAt(rows, articleRevision),
  );
}

const tellings: Readonly<Record<string, string>> = {
  'article.promoted': 'the promotion',
  'article.returned': 'the return to draft',
  'article.deleted': 'the deletion',
};

const ways: Readonly<Record<string, string>> = {
  webhook: 'Webhook',
  site: 'Message to a site',
  slack: 'Slack message',
};

const deliveries = { waiting: 'waiting', sent: 'sent', 'given-up': 'given up' } as const;

function messageNode({ id, channel, type, at, status, revision }: MessageRow): Drawn {
  const [kind = ''] = channel.split(':');
  const label = `${ways[kind] ?? 'Email'} about ${tellings[type ?? ''] ?? 'the finished work'}, ${deliveries[status]}`;
  const made = revision === null ? {} : { revision };
  return { id: `message:${id}`, kind: 'message', label, at, ...made };
}

function sourceOf(rows: LineageRows, { revision }: MessageRow, generation: string): string {
  if (revision === null) return generation;
  const told = rows.packages.find((one) => one.revision <= revision);
  return told ? `package:${told.number}` : textAt(rows, revision);
}

/** The node of the text that stood at a revision. */
function textAt({ revisions }: LineageRows, revision: number): string {
  return idOfRevision(revisions.findLast((text) => text.revision <= revision)?.revision ?? 0);
}

function moved({ moves }: LineageRows, revision: number): Staleness[] {
  const move = moves.find((one) => one.revision === revision);
  return [...since('text changed', move?.content ?? null), ...since('title changed', move?.title ?? null)];
}

const idOfRevision = (revision: number): string => `revision:${revision}`;

const since = (because: StaleReason, at: Date | null): Staleness[] =>
  at ? [{ because, since: at.toISOString() }] : [];
