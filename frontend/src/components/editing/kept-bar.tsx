import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import type { Editing } from './use-edits';
import type { FormValues } from './versions';

/** Over a form that shows what was written earlier, never saved, and kept by this browser. */
export function KeptBar<Values extends FormValues>({ editing }: { editing: Editing<Values> }) {
  if (!editing.restored) return null;
  return (
    <Bar
      actions={
        <Button size="small" variant="ghost" onClick={editing.discard}>
          Discard
        </Button>
      }
    >
      These changes are from an earlier visit and aren’t saved yet.
    </Bar>
  );
}
