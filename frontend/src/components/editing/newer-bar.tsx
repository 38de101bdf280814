import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { When } from '@/components/ui/text/when';
import type { Editing } from './use-editing';
import type { FormValues } from './versions';

interface NewerBarProps<Values extends FormValues> {
  editing: Editing<Values>;
  /** The person who saved the server's revision, and the time; undefined until the history has loaded. */
  saved: { by: string; at: string } | undefined;
  /** The words for what is still here: 'Your changes are'. */
  mine: string;
}

/** Says that somebody else has saved since the first change was made here. */
export function NewerBar<Values extends FormValues>({ editing, saved, mine }: NewerBarProps<Values>) {
  const { edits, server, compare } = editing;
  if (!edits || !saved || edits.base.revision >= server.revision) return null;
  const { revision } = server;
  return (
    <Bar
      actions={
        <Button size="small" onClick={() => compare({ ...saved, revision })}>
          Compare
        </Button>
      }
    >
      {saved.by} saved a newer revision, r{revision}, <When at={saved.at} />. {mine} still here.
    </Bar>
  );
}
