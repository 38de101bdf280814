import { sliced, type Slice } from '@/components/lists/sliced';
import type { Origins, OriginSpan } from '../api/get-article-revision';
import { markedText, segmentsOfBlocks, type MarkedBlock, type Segment } from './marked-text';

/** A block of a text, or as much of a long one as is drawn in one go, with who or what wrote which words. */
export interface OriginPart {
  from: number;
  /** The authors of the block, each with the beginning of their words; undefined where the part continues a block. */
  authors: readonly { by: OriginSpan; quote: string }[] | undefined;
  note: MarkedBlock['note'];
  runs: readonly { kind: OriginSpan['by']['kind']; words: string }[];
}

/** The parts of a revision’s text, in slices. */
export function originParts(origins: Origins): Slice<OriginPart>[] {
  const { segments, blocks } = markedText(origins, origins.content);
  const within = segmentsOfBlocks(segments, blocks);
  return sliced(
    blocks.flatMap((block, index) => partsOf(block, within[index] ?? [], origins.content)),
    weightOf,
  );
}

const weightOf = ({ authors = [], runs }: OriginPart): number =>
  runs.reduce((sum, { words }) => sum + 1 + words.length / 80 + words.split('\n').length, 5 + authors.length);

const linesOfPart = 200;

function partsOf(
  { from, to, note }: MarkedBlock,
  segments: readonly Segment[],
  content: string,
): OriginPart[] {
  const ends = lineEnds(content.slice(from, to)).map((end) => ({ to: from + end }));
  const pieces = ends.map((end, index) => ({ from: ends[index - 1]?.to ?? from, ...end }));
  const authors = [...new Set(segments.flatMap(({ by }) => by ?? []))].map((by) => ({
    by,
    quote: quoteOf(segments.filter((one) => one.by === by).map((one) => content.slice(one.from, one.to))),
  }));
  return segmentsOfBlocks(segments, pieces).map((within, index) => ({
    from: pieces[index]?.from ?? from,
    authors: index === 0 ? authors : undefined,
    note: index === 0 ? note : undefined,
    runs: within.map(({ by, ...run }) => ({
      kind: by?.by.kind ?? 'user',
      words: content.slice(run.from, run.to),
    })),
  }));
}

/** The offsets at which each `linesOfPart` lines of a text end, and the end of the text. */
function lineEnds(text: string): number[] {
  const ends: number[] = [];
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines % linesOfPart === 0) ends.push(at + 1);
  }
  return [...ends, text.length];
}

const longestQuote = 300;

function quoteOf(parts: readonly string[]): string {
  const quote = parts.map((words) => words.trim()).join(' … ');
  return quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote;
}
