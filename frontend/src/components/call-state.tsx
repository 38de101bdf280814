import { CircleAlert } from 'lucide-react';
import { isAnswered, sentenceOf } from '@/api/api-error';
import { useProgress } from '@/api/server-events';
import { Button } from './ui/controls/button';

interface CallStateProps<Wish> {
  /** A call whose answer takes long, as `useLastingCall` tells of it. */
  call: {
    running: { key: string; wish: Wish } | undefined;
    lost: boolean;
    error: Error | null;
    start: (wish: Wish) => void;
  };
  /** What the work is at, by the stage that the server told last. */
  words: (stage: string | undefined) => string;
  className?: string;
}

/** What a long call is at, that it was lost, or why it failed. Nothing while nothing is asked. */
export function CallState<Wish>({ call, words, className = '' }: CallStateProps<Wish>) {
  const { running, lost, error, start } = call;
  const stage = useProgress(running?.key)?.stage;
  if (running && lost) {
    return (
      <p role="status" className={`flex flex-wrap items-center gap-3 text-small text-danger ${className}`}>
        The connection was lost. The work may still be running.
        <Button size="small" onClick={() => start(running.wish)}>
          Try Again
        </Button>
      </p>
    );
  }
  if (running) {
    return (
      <p role="status" className={`text-small text-ink-2 ${className}`}>
        {words(stage)}
      </p>
    );
  }
  if (!error || !isAnswered(error)) return null;
  return (
    <p className={`flex gap-1.5 text-small text-danger ${className}`}>
      <CircleAlert className="mt-px" />
      {sentenceOf(error, 'The server’s answer couldn’t be read.')}
    </p>
  );
}
