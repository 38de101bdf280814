import { When } from '@/components/ui/text/when';
import { actionInWords, type Action } from '../domain/in-words';

/** Lists the actions in a manifest, in their order. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <ol aria-label="What was done" className="text-small">
      {actions.map((action, index) => (
        <li key={`${action.action} ${index}`} className="border-t border-line py-2 first:border-t-0">
          {actionInWords(action)}
          {action.when !== undefined && (
            <span className="text-ink-3">
              {' '}
              · <When at={action.when} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
