import { PencilLine } from 'lucide-react';
import { configurationHistoryQuery } from '@/features/configuration/contract';
import { OfferBar } from '@/components/editing/kept-bar';
import { NewerBar } from '@/components/editing/newer-bar';
import { useChanges } from '@/components/history/use-changes';
import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { counted } from '@/components/ui/text/numbers';
import { countOfChanges } from '../rules-values';
import type { RulesEditing } from './use-rules-editing';

/** What is not saved yet and the ways out of it; stays in view while the rules scroll. */
export function EditingBar({ editing: { editing, cancel } }: { editing: RulesEditing }) {
  const { changes: history } = useChanges(configurationHistoryQuery('editorial-rules'));
  const latest = history?.find(({ revision }) => revision === editing.server.revision);
  const { edits, restored, pending } = editing;
  const changes = edits ? countOfChanges(edits.base.values, edits.values) : 0;
  return (
    <div className="sticky top-0 z-2 bg-paper pt-px pb-4 max-md:top-14">
      <Bar
        actions={
          <>
            <Button size="small" variant="ghost" onClick={cancel}>
              Cancel
            </Button>
            <Button size="small" type="submit" variant="primary" pending={pending && 'Saving...'}>
              Save
            </Button>
          </>
        }
      >
        <PencilLine className="mr-2 inline text-warn" />
        <strong className="font-semibold">Editing.</strong> <span role="status">{inWords(changes)}</span>
        {restored && ' Your changes are from an earlier visit.'} The rules apply to articles generated after
        you save.
      </Bar>
      <NewerBar
        editing={editing}
        saved={latest && { by: latest.actor.name, at: latest.at }}
        mine="Your changes are"
      />
      <OfferBar editing={editing}>Unsaved changes</OfferBar>
    </div>
  );
}

function inWords(changes: number): string {
  if (changes === 0) return 'No changes yet.';
  return `${counted(changes, 'change')}, not saved yet.`;
}
