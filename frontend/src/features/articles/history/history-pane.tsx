import clsx from 'clsx';
import { useMedia, WIDE } from '@/components/browser/media';
import { usePrinting } from '@/components/browser/use-printing';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import type { Article } from '../api/get-article';
import { AtThatTime } from '../context/at-that-time';
import { OriginText } from '../origins/origin-text';
import { Provenance } from '../context/provenance';
import { TextDifference } from '../difference/text-difference';
import { ShownSummary } from '../text/shown-summary';
import { Prose } from '../text/prose';
import { Written } from '../text/written';
import { CompareBar, RevisionSlider } from './compare-bar';
import { Timeline } from './timeline';
import { useHistory, useRevision } from './use-history';

/** The history of an article, with the events on the left and the changes of one on the right. */
export function HistoryPane({ id }: { id: string }) {
  const { error, retry, events } = useHistory(id);
  const wide = useMedia(WIDE);
  const printing = usePrinting();
  if (error && events.length === 0) {
    return (
      <div className="px-8 max-md:px-4">
        <InlineError title="The history could not be loaded" error={error} onRetry={retry} />
      </div>
    );
  }
  return (
    <div className="flex h-full print:block">
      {(wide || printing) && (
        <aside className="w-77 shrink-0 overflow-y-auto border-r border-line bg-paper px-4 py-5 print:w-auto print:border-0">
          <h2 className="mb-2 px-1 font-serif text-h3 font-medium">History</h2>
          <Timeline id={id} />
        </aside>
      )}
      <div className="flex min-w-0 grow flex-col">
        <CompareBar id={id} />
        <RevisionSlider id={id} />
        <div
          role="region"
          aria-label="Text"
          tabIndex={0}
          className="grow overflow-y-auto px-6 pt-7 pb-12 -outline-offset-2 max-md:px-4 lg:px-12"
        >
          <div className="max-w-166">
            <Shown id={id} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Shown({ id }: { id: string }) {
  const { shown, compared, stood, origins, as } = useHistory(id);
  const after = useRevision(id, shown);
  const before = useRevision(id, stood ? undefined : compared);
  const failed = [after, before].find(({ error, data }) => error && !data);
  if (failed?.error) {
    return (
      <InlineError title="The revision could not be loaded" error={failed.error} onRetry={failed.refetch} />
    );
  }
  if (!after.data || (!stood && !before.data)) return <ComingText />;
  return (
    <div
      className={clsx(
        'transition-opacity',
        (after.isPlaceholderData || before.isPlaceholderData) && 'opacity-60',
      )}
    >
      {shown !== undefined && <AtThatTime id={id} revision={shown} />}
      {shown === 0 && !origins && (
        <section className="mb-8 rounded-card border border-line bg-paper p-5">
          <h2 className="mb-3 font-serif text-h3 font-medium">Where this text came from</h2>
          <Provenance article={after.data} wide />
        </section>
      )}
      {origins ? (
        <OriginText article={after.data} />
      ) : stood || !before.data ? (
        <AsItStood article={after.data} as={as} />
      ) : (
        <TextDifference
          before={before.data}
          after={after.data}
          as={as}
          same={`Title, text, summary and status are the same in r${compared} and r${shown}.`}
        />
      )}
    </div>
  );
}

function AsItStood({ article, as }: { article: Article; as: 'prose' | 'markdown' }) {
  return (
    <>
      {as === 'prose' ? (
        <Prose title={article.title} content={article.content} sources={article.sources} />
      ) : (
        <>
          <h1 className="mb-3 font-display text-article-h1">{article.title}</h1>
          <Written text={article.content} className="font-mono text-[0.8125rem]/5.5" />
        </>
      )}
      <ShownSummary summary={article.summary ?? ''} />
    </>
  );
}

function ComingText() {
  return (
    <Loading>
      <Skeleton className="h-8 w-11/12" />
      {['w-full', 'w-full', 'w-4/5', 'w-full', 'w-3/5'].map((width, line) => (
        <Skeleton key={line} className={`mt-4 h-3.5 ${width}`} />
      ))}
    </Loading>
  );
}
