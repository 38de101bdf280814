import { ChangeHistory } from '@/components/history/change-history';
import { changeAt, useChanges } from '@/components/history/use-changes';
import { Dialog } from '@/components/ui/overlays/dialog';
import { configurationHistoryQuery } from '@/features/configuration/contract';
import { rulesRoute } from '../rules-search';
import { tellChange } from './rules-change';
import { RulesDifferences } from './rules-differences';
import { SetBack } from './set-back';

interface RulesHistoryProps {
  /** The form holds changes that are not saved. */
  unsaved: boolean;
}

/** All that happened to the rules over the page: what the chosen change did, and the way back to how they stood. */
export function RulesHistory({ unsaved }: RulesHistoryProps) {
  const { rev } = rulesRoute.useSearch();
  const navigate = rulesRoute.useNavigate();
  const history = useChanges(configurationHistoryQuery('editorial-rules'));
  const { changes = [] } = history;
  const [shown, latest] = [changeAt(changes, rev), changes[0]];
  return (
    <Dialog
      open
      size="desk"
      title="Editorial rules history"
      footer={
        shown && latest && <SetBack revision={shown.revision} latest={latest.revision} unsaved={unsaved} />
      }
      onClose={() => void navigate({ search: {}, replace: true, resetScroll: false })}
    >
      <ChangeHistory
        history={history}
        tell={tellChange}
        rev={rev}
        placeOf={({ revision: rev }) => ({ to: '/editorial-rules', search: { view: 'history', rev } })}
      >
        {({ revision }) =>
          revision === 0 ? (
            <p className="text-ink-2">The original rules.</p>
          ) : (
            <RulesDifferences revision={revision} />
          )
        }
      </ChangeHistory>
    </Dialog>
  );
}
