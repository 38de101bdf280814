import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/ui/controls/button';
import { shareWords } from './origin-words';
import type { ShownOrigins } from './use-origins';

/** Over the text: how much of it is whose, and what the patterns in it mean. */
export function OriginsLine({ shown: { origins, error, retry } }: { shown: ShownOrigins }) {
  return (
    <section aria-label="Origins" className="mb-5 min-h-16 border-b border-line pb-4 text-small">
      {error ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          <CircleAlert />
          The origins could not be loaded. {error.message}
          <Button size="small" onClick={retry}>
            Try Again
          </Button>
        </p>
      ) : (
        <p role="status">
          {origins ? `${shareWords(origins.totals)}, as saved in r${origins.revision}.` : 'Loading...'}
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
        <span className="origin-ai rounded-bar px-1">hatched: the model</span>
        <span className="border-b-2 border-ink-3">underlined: a person</span>
        <span className="border-b-2 border-dashed border-warn">dashed: yours, not saved</span>
      </p>
    </section>
  );
}
