import { z } from 'zod';
import { counted } from '../../../../checks/text/counted.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import { hunksOf, type Hunk } from '../../proposals/contract.js';
import type { StoredEvent } from '../tree/canonical-event.js';

/** A passage that an edit replaced, with the text around it. */
export interface ChangedPassage {
  readonly before: string;
  readonly removed: string;
  readonly added: string;
  readonly after: string;
}

/** A description of an event, for people. */
export interface DescribedEvent {
  readonly what: string;
  /** The details, each as a sentence. */
  readonly details: readonly string[];
  readonly passages: readonly ChangedPassage[];
  /** How many more passages there are beyond those that are shown. */
  readonly more: number;
}

const mostPassages = 40;
const longestPassage = 2_000;
const around = 60;
/**
 * The longest stretch, in characters, that is compared word by word. Longer ones are shown as rewritten, since other
 * requests wait while evidence is made.
 */
const longestCompared = 30_000;

const summaryChange = z.object({ from: z.string().nullable(), to: z.string().nullable() });

/** The parts of article events that are described. All are optional, since older versions recorded less. */
const told = z.object({
  title: z.union([z.string(), z.object({ from: z.string(), to: z.string() })]).optional(),
  content: z
    .union([z.string(), z.object({ to: z.string(), wordsAdded: z.number(), wordsRemoved: z.number() })])
    .optional(),
  summary: z.union([z.string(), summaryChange]).nullish(),
  ...summaryChange.partial().shape,
  proposal: z.object({ provenance: z.object({ model: z.string() }) }).optional(),
  fromRevision: z.number().optional(),
  package: z.object({ number: z.number(), statement: z.string().nullable() }).optional(),
  revision: z.number().optional(),
  quote: z.string().optional(),
  reason: z.string().nullish(),
});

/** Describes events, which must come in their order. */
export class EventDescriptions {
  /** The present text of the article that the evidence is about; undefined if it is about many. */
  private content: string | undefined;

  /** @param article the stream of the one article whose changes are shown word by word; undefined for many articles */
  constructor(private readonly article: string | undefined) {}

  of({ type, data, streamId }: Pick<StoredEvent, 'type' | 'data' | 'streamId'>): DescribedEvent {
    const what = type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const parsed = streamId.startsWith('article-') ? told.safeParse(data).data : undefined;
    if (!parsed) return { what, details: [], passages: [], more: 0 };
    const details = detailsOf(parsed);
    const { content } = parsed;
    const now = typeof content === 'object' ? content.to : content;
    if (now === undefined || streamId !== this.article) return { what, details, passages: [], more: 0 };
    const hunks = this.content === undefined ? [] : changesOf(this.content, now);
    const passages = hunks.slice(0, mostPassages).map((hunk) => passageOf(this.content ?? '', hunk));
    this.content = now;
    return { what, details, passages, more: hunks.length - passages.length };
  }
}

function detailsOf(data: z.infer<typeof told>): string[] {
  const { title, content, proposal, fromRevision, package: promoted, revision, quote, reason } = data;
  const summary = data.to === undefined ? data.summary : { from: data.from ?? null, to: data.to };
  const sentences = [
    typeof title === 'string' && `Title: “${title}”.`,
    typeof title === 'object' && title.from !== title.to && `Title: “${title.from}”, now “${title.to}”.`,
    typeof content === 'object' &&
      `${counted(content.wordsAdded, 'word')} added, ${counted(content.wordsRemoved, 'word')} removed.`,
    typeof summary === 'string' && `Summary: “${summary}”.`,
    typeof summary === 'object' && summary && `Summary: ${quoted(summary.from)}, now ${quoted(summary.to)}.`,
    proposal && `As the model ${proposal.provenance.model} proposed.`,
    fromRevision !== undefined && `The text of revision ${fromRevision}.`,
    promoted && `Package ${promoted.number}.`,
    promoted?.statement && `Statement: “${promoted.statement}”`,
    revision !== undefined && `Revision ${revision}.`,
    quote && `“${cut(quote)}”`,
    reason && `Reason: ${reason}`,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}

const quoted = (summary: string | null): string => (summary === null ? 'none' : `“${summary}”`);

/** Compares word by word, but only the lines between the first and the last that changed. */
function changesOf(before: string, after: string): Hunk[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  start = before.lastIndexOf('\n', start - 1) + 1;
  const kept = before.indexOf('\n', before.length - tail);
  const end = kept < 0 ? before.length : kept;
  const was = before.slice(start, end);
  const is = after.slice(start, after.length - (before.length - end));
  if (was.length + is.length <= longestCompared) return hunksOf(was, is, start);
  return [{ id: 'h1', start, end, before: was, after: is }];
}

function passageOf(text: string, { start, end, before, after }: Hunk): ChangedPassage {
  const from = Math.max(0, start - around);
  return {
    before: (from > 0 ? '…' : '') + wholeSlice(text, from, start),
    removed: cut(before),
    added: cut(after),
    after: wholeSlice(text, end, end + around) + (end + around < text.length ? '…' : ''),
  };
}

const cut = (text: string): string =>
  text.length > longestPassage
    ? `${wholeSlice(text, 0, longestPassage)}… (${counted(text.length - longestPassage, 'more character')})`
    : text;
