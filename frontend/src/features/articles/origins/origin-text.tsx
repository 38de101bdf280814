import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Gradual } from '@/components/lists/gradual';
import { InlineError } from '@/components/ui/feedback/inline-error';
import type { Article } from '../api/get-article';
import { originsQuery, type OriginSpan } from '../api/get-article-revision';
import { useReading } from '../reading/use-reading';
import { Written } from '../text/written';
import type { OriginPart } from '../reading/origin-parts';
import { shareWords, writtenWords } from './origin-share';
import { WhyDialog } from './why-dialog';

/** The text of a revision, block by block, with who or what wrote which words. */
export function OriginText({ article }: { article: Article }) {
  const { id, revision, content, title } = article;
  const { data, error, refetch } = useQuery(originsQuery(id, revision, content));
  const [asked, setAsked] = useState<{ span: OriginSpan; quote: string }>();
  const wanted = useMemo(() => data && (['originParts', data] as const), [data]);
  const { value: parts, state } = useReading(wanted);
  const draw = useCallback(
    (part: OriginPart) => (
      <Part key={part.from} part={part} onAsk={(span, quote) => setAsked({ span, quote })} />
    ),
    [],
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
        <Gradual slices={parts} draw={draw} />
      ) : (
        <Written text={data.content} className="font-serif text-article" />
      )}
      {asked && <WhyDialog article={article} {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface PartProps {
  part: OriginPart;
  onAsk: (span: OriginSpan, quote: string) => void;
}

const patterns = {
  ai: 'origin-ai',
  user: 'border-b-2 border-ink-3',
  import: 'border-b-4 border-double border-ink-3',
} as const;

function Part({ part: { authors, note, runs }, onAsk }: PartProps) {
  return (
    <div className={authors ? 'mb-4' : '-mt-4 mb-4'}>
      {authors && (
        <p className="flex flex-wrap gap-x-3 text-micro text-ink-3">
          {authors.map(({ by, quote }) => (
            <button
              key={by.revision}
              type="button"
              className="text-link min-h-6"
              onClick={() => onAsk(by, quote)}
            >
              {writtenWords(by)}, r{by.revision}
            </button>
          ))}
          {note !== undefined && <span className="self-center">{note}</span>}
        </p>
      )}
      <p className="font-serif text-article whitespace-pre-wrap">
        {runs.map(({ kind, words }, index) => (
          <span key={index} className={patterns[kind]}>
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}
