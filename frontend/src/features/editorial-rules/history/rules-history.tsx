import { Dialog } from '@/components/ui/dialog';
import { useMedia, WIDE } from '@/components/media';
import { InlineError } from '@/components/ui/inline-error';
import { Select } from '@/components/ui/select';
import { Loading, SkeletonRows } from '@/components/ui/skeleton';
import { rulesRoute } from '../rules-search';
import { RulesChangeShown } from './rules-change-shown';
import { SetBack } from './set-back';
import { tellChange } from './rules-change';
import { Timeline } from './timeline';
import { useRulesHistory } from './use-rules-history';

interface RulesHistoryProps {
  /** The form holds changes that are not saved. */
  unsaved: boolean;
}

/** All that happened to the rules over the page: what the chosen change did, and the way back to how they stood. */
export function RulesHistory({ unsaved }: RulesHistoryProps) {
  const navigate = rulesRoute.useNavigate();
  const { changes, shown, error, retry } = useRulesHistory();
  return (
    <Dialog
      open
      size="desk"
      title="History of the editorial rules"
      footer={shown && <SetBack revision={shown.revision} unsaved={unsaved} />}
      onClose={() => void navigate({ search: {}, replace: true, resetScroll: false })}
    >
      {changes ? (
        <Changes />
      ) : (
        <div className="p-6 max-md:p-4">
          {error ? (
            <InlineError title="The history could not be loaded" error={error} onRetry={retry} />
          ) : (
            <Loading>
              <SkeletonRows />
            </Loading>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Changes() {
  const { shown } = useRulesHistory();
  const wide = useMedia(WIDE);
  return (
    <div className="flex h-full max-lg:flex-col">
      {wide ? (
        <aside className="w-77 shrink-0 overflow-y-auto border-r border-line bg-paper px-2.5 py-5">
          <Timeline />
        </aside>
      ) : (
        <ChangeSelect />
      )}
      {shown && <RulesChangeShown change={shown} />}
    </div>
  );
}

/** The same list where there is no room beside the change. */
function ChangeSelect() {
  const { changes = [], shown, more, loadMore } = useRulesHistory();
  const navigate = rulesRoute.useNavigate();
  const older = { value: 'older', label: 'Load more' };
  return (
    <div className="border-b border-line p-4">
      <Select
        label="Revision"
        value={String(shown?.revision)}
        options={[
          ...changes.map((change) => ({
            value: String(change.revision),
            label: `r${change.revision}, ${tellChange(change).what}, ${change.actor.name}`,
          })),
          ...(more ? [older] : []),
        ]}
        onChange={(revision) => {
          if (revision === older.value) return loadMore();
          void navigate({
            search: { view: 'history', rev: Number(revision) },
            replace: true,
            resetScroll: false,
          });
        }}
      />
    </div>
  );
}
