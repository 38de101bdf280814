import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Gradual } from '@/components/gradual';
import { InlineError } from '@/components/ui/feedback/inline-error';
import type { Article } from '../api/get-article';
import { originsQuery, type OriginSpan } from '../api/get-article-revision';
import { segmentsOfBlocks, type MarkedBlock, type MarkedText, type Segment } from './marked-text';
import { useReading } from '../reading/use-reading';
import { Written } from '../text/written';
import { shareWords, writtenWords } from './origin-share';
import { WhyDialog } from './why-dialog';

/** The text of a revision, block by block, with who or what wrote which words. */
export function OriginText({ article }: { article: Article }) {
  const { id, revision, content, title } = article;
  const { data, error, refetch } = useQuery(originsQuery(id, revision, content));
  const [asked, setAsked] = useState<{ span: OriginSpan; quote: string }>();
  const wanted = useMemo(() => data && (['origins', data, data.content] as const), [data]);
  const { value: marked, state } = useReading(wanted);
  const parts = useMemo(() => marked && partsOf(marked), [marked]);
  const draw = useCallback(
    ({ block, segments }: OriginPart) => (
      <Block
        key={block.from}
        block={block}
        segments={segments}
        content={data?.content ?? ''}
        onAsk={(span, quote) => setAsked({ span, quote })}
      />
    ),
    [data],
  );
  if (error && !data) {
    return <InlineError title="The origins could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!data || state === 'reading') return <p className="text-ink-3">Loading...</p>;
  return (
    <>
      <p className="mb-4 text-small text-ink-2">{shareWords(data.totals)}.</p>
      <h1 className="mb-3 font-display text-article-h1">{title}</h1>
      {parts ? (
        <Gradual items={parts} weightOf={weightOf} draw={draw} />
      ) : (
        <Written text={data.content} className="font-serif text-article" />
      )}
      {asked && <WhyDialog article={article} {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface OriginPart {
  block: MarkedBlock;
  segments: readonly Segment[];
}

const partsOf = ({ segments, blocks }: MarkedText): OriginPart[] => {
  const within = segmentsOfBlocks(segments, blocks);
  return blocks.map((block, index) => ({ block, segments: within[index] ?? [] }));
};

const weightOf = ({ block, segments }: OriginPart): number =>
  5 + 2 * segments.length + (block.to - block.from) / 80;

interface BlockProps {
  block: MarkedBlock;
  segments: readonly Segment[];
  content: string;
  onAsk: (span: OriginSpan, quote: string) => void;
}

function Block({ block: { note }, segments, content, onAsk }: BlockProps) {
  const within = segments.map(({ by, from, to }) => ({ by, words: content.slice(from, to) }));
  const authors = [...new Set(within.flatMap(({ by }) => by ?? []))];
  return (
    <div className="mb-4">
      <p className="flex flex-wrap gap-x-3 text-micro text-ink-3">
        {authors.map((by, index) => (
          <button
            key={index}
            type="button"
            className="text-link min-h-6"
            onClick={() => onAsk(by, quoteOf(within.filter((one) => one.by === by)))}
          >
            {writtenWords(by)}, r{by.revision}
          </button>
        ))}
        {note !== undefined && <span className="self-center">{note}</span>}
      </p>
      <p className="font-serif text-article whitespace-pre-wrap">
        {within.map(({ by, words }, index) => (
          <span key={index} className={by?.by.kind === 'ai' ? 'origin-ai' : 'border-b-2 border-ink-3'}>
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}

const longestQuote = 300;

function quoteOf(parts: readonly { words: string }[]): string {
  const quote = parts.map(({ words }) => words.trim()).join(' … ');
  return quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote;
}
