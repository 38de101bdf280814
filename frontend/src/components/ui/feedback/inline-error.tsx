import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/ui/controls/button';

interface InlineErrorProps {
  /** The words for what could not be done: 'Articles could not be loaded'. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** A failure, in place of what could not be shown: `{status}: {detail}` and a way to try again. */
export function InlineError({ title, error, onRetry }: InlineErrorProps) {
  return (
    <div role="alert" className="py-8">
      <CircleAlert className="size-4.5 text-danger" />
      <p className="mt-3 font-serif text-h2">{title}</p>
      <p className="mt-1 mb-4 max-w-[60ch] text-ink-2">{error.message}</p>
      <Button onClick={() => onRetry()}>Try Again</Button>
    </div>
  );
}
