import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/api/categories';
import { FieldDifferences } from '@/components/difference/field-differences';
import { useMedia, WIDE } from '@/components/media';
import { Button } from '@/components/ui/button';
import { InlineError } from '@/components/ui/inline-error';
import { Mark } from '@/components/ui/mark';
import { Select } from '@/components/ui/select';
import { Loading, SkeletonRows } from '@/components/ui/skeleton';
import { When } from '@/components/ui/when';
import type { PersonaChange } from '../api/persona-history';
import { personasRoute } from '../personas-search';
import { differencesOf, tellChange } from './persona-change';
import { Timeline } from './timeline';
import { usePersonaHistory } from './use-persona-history';

/** All that happened to a persona, and what the change that is chosen did; the latest unless another is. */
export function PersonaHistory({ id }: { id: string }) {
  const { rev } = personasRoute.useSearch();
  const wide = useMedia(WIDE);
  const history = usePersonaHistory(id);
  const { changes, error } = history;
  if (!changes) {
    return (
      <div className="p-6 max-md:p-4">
        {error ? (
          <InlineError title="The history could not be loaded" error={error} onRetry={history.retry} />
        ) : (
          <Loading>
            <SkeletonRows />
          </Loading>
        )}
      </div>
    );
  }
  const shown = changes.find(({ revision }) => revision === rev) ?? changes[0];
  return (
    <div className="flex h-full max-lg:flex-col">
      {wide ? (
        <aside className="w-77 shrink-0 overflow-y-auto border-r border-line bg-paper px-2.5 py-5">
          <h2 className="mb-2 px-2.5 font-serif text-h3 font-medium">History</h2>
          <Timeline id={id} changes={changes} selected={shown?.revision} />
          {history.more && (
            <Button
              size="small"
              className="mt-3 w-full"
              pending={history.loadingMore && 'Loading...'}
              onClick={history.loadMore}
            >
              Load more
            </Button>
          )}
        </aside>
      ) : (
        <ChangeSelect id={id} changes={changes} selected={shown?.revision} />
      )}
      {shown && <Change change={shown} />}
    </div>
  );
}

interface ChangeSelectProps {
  id: string;
  changes: readonly PersonaChange[];
  selected: number | undefined;
}

/** The same list where there is no room beside the change. */
function ChangeSelect({ id, changes, selected }: ChangeSelectProps) {
  const navigate = personasRoute.useNavigate();
  return (
    <div className="border-b border-line p-4">
      <Select
        label="Revision"
        value={String(selected)}
        options={changes.map((change) => ({
          value: String(change.revision),
          label: `r${change.revision}, ${tellChange(change).what}, ${change.actor.name}`,
        }))}
        onChange={(revision) =>
          void navigate({
            search: { persona: id, view: 'history', rev: Number(revision) },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  );
}

function Change({ change }: { change: PersonaChange }) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const differences = differencesOf(
    change,
    (id) => categories.find((category) => category.id === id)?.name ?? id,
  );
  return (
    <div className="min-w-0 grow overflow-y-auto px-6 pt-7 pb-12 max-md:px-4 lg:px-12">
      <div className="max-w-166">
        <div className="mb-7 flex items-start gap-3">
          <span className="pt-1.5">
            <Mark touch={tellChange(change).touch} label={null} />
          </span>
          <div>
            <h2 className="font-serif text-h2 font-medium">{change.summary}</h2>
            <p className="mt-1 text-small text-ink-3">
              <When at={change.at} />, revision {change.revision}
            </p>
          </div>
        </div>
        <FieldDifferences fields={differences.filter(({ from, to }) => from.length + to.length > 0)} />
      </div>
    </div>
  );
}
