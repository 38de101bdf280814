import { CircleAlert } from 'lucide-react';
import { isAnswered, sentenceOf } from '@/api/api-error';
import { useProgress } from '@/api/server-events';
import { Button } from './ui/controls/button';

interface CallStateProps<Input> {
  /** A call whose answer takes long, as `useLastingCall` gives it. */
  call: {
    running: { key: string; request: Input } | undefined;
    lost: boolean;
    error: Error | null;
    start: (request: Input) => void;
  };
  /** Says what the work is doing, by the last stage that the server reported. */
  words: (stage: string | undefined) => string;
  className?: string;
}

/** Shows what a long call is doing, that it was lost, or why it failed; shows nothing while there is no call. */
export function CallState<Input>({ call, words, className = '' }: CallStateProps<Input>) {
  const { running, lost, error, start } = call;
  const stage = useProgress(running?.key)?.stage;
  if (running && lost) {
    return (
      <p role="status" className={`flex flex-wrap items-center gap-3 text-small text-danger ${className}`}>
        The connection was lost. The work may still be running.
        <Button size="small" onClick={() => start(running.request)}>
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
