import { Marks } from '@/components/marks';
import { Button } from '@/components/ui/controls/button';
import type { Article } from '@/features/articles/contract';
import type { useGenerateCaptions } from '../api/generate-captions';

interface MissingCaptionsProps {
  article: Article;
  call: ReturnType<typeof useGenerateCaptions>;
  /** Called to write a caption. @param index the index of the caption, counted from 0 */
  onWrite: (index: number) => void;
}

/** Says why there are fewer than three captions, and offers to write the next one. */
export function MissingCaptions({ article, call, onWrite }: MissingCaptionsProps) {
  const { socialCaptions, captionsMissing } = article;
  const next = socialCaptions.length;
  if (captionsMissing.length === 0) return null;
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Marks label="Missing captions" marks={captionsMissing.map(({ reason }) => reason)} />
      <Button
        size="small"
        pending={call.working && call.running?.request.only === next && 'Writing...'}
        blocked={call.working}
        onClick={() => onWrite(next)}
      >
        Write Caption {next + 1}
      </Button>
    </div>
  );
}
