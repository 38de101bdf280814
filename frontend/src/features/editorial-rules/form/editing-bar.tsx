import { PencilLine } from 'lucide-react';
import type { Version } from '@/components/editing/versions';
import { useChanges } from '@/components/history/use-changes';
import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';
import { configHistoryQuery } from '@/features/configuration/contract';
import { countOfChanges, type RulesValues } from '../rules-values';
import type { RulesEditing } from './use-rules-editing';

interface EditingBarProps {
  editing: RulesEditing;
  server: Version<RulesValues>;
}

/** What is not saved yet and the ways out of it; stays in view while the rules scroll. */
export function EditingBar({ editing, server }: EditingBarProps) {
  const { edits, restored } = editing.editing;
  const changes = edits ? countOfChanges(edits.base.values, edits.values) : 0;
  return (
    <div className="sticky top-0 z-2 bg-paper pt-px pb-4 max-md:top-14">
      <Bar
        actions={
          <>
            <Button size="small" variant="ghost" onClick={editing.cancel}>
              Cancel
            </Button>
            <Button
              size="small"
              type="submit"
              variant="primary"
              pending={editing.saving.pending && 'Saving...'}
            >
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
      <Newer editing={editing} server={server} />
    </div>
  );
}

function inWords(changes: number): string {
  if (changes === 0) return 'No changes yet.';
  return `${counted(changes, 'change')}, not saved yet.`;
}

/** Somebody else has saved since this editing began. */
function Newer({ editing, server }: EditingBarProps) {
  const { changes } = useChanges(configHistoryQuery('editorial-rules'));
  const latest = changes?.find(({ revision }) => revision === server.revision);
  const { edits } = editing.editing;
  if (!edits || !latest || edits.base.revision >= server.revision) return null;
  const { actor, at, revision } = latest;
  const compare = () => editing.saving.compare({ by: actor.name, at, revision });
  return (
    <Bar
      actions={
        <Button size="small" onClick={compare}>
          Compare
        </Button>
      }
    >
      {actor.name} saved a newer revision, r{revision}, <When at={at} />. Your changes are still here.
    </Bar>
  );
}
