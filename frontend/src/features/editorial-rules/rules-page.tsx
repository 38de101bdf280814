import { useQuery } from '@tanstack/react-query';
import { History, PenLine } from 'lucide-react';
import { lazy, Suspense, useRef, type RefObject } from 'react';
import { LeaveGuard } from '@/components/editing/leave-guard';
import { useFocusMove } from '@/components/focus/use-focus-move';
import type { Version } from '@/components/editing/versions';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { PageHead } from '@/components/ui/layout/page-head';
import { Loading } from '@/components/ui/feedback/skeleton';
import { rulesQuery } from './api/rules';
import { useRulesEditing, type RulesEditing } from './form/use-rules-editing';
import { rulesRoute } from './domain/rules-search';
import { RulesTabs } from './rules-tabs';
import { versionOf, type RulesValues } from './domain/rules-values';

const RulesHistory = lazy(async () => ({
  default: (await import('./history/rules-history')).RulesHistory,
}));

/** The page of the rules that articles are written and checked by, with the form to change them and their history. */
export function RulesPage() {
  const { data, error, refetch } = useQuery(rulesQuery);
  if (data) return <Rules server={versionOf(data)} />;
  return (
    <>
      <RulesHead />
      {error ? (
        <InlineError title="The rules could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Rules({ server }: { server: Version<RulesValues> }) {
  const editing = useRulesEditing(server);
  const { view } = rulesRoute.useSearch();
  const { active } = editing;
  const unsaved = editing.edits !== undefined;
  const edit = useRef<HTMLButtonElement>(null);
  useFocusMove(active, () => (active ? document.querySelector<HTMLElement>(firstField) : edit.current), {
    onlyIfLost: true,
  });
  return (
    <>
      <RulesHead editing={editing} edit={edit} />
      <RulesTabs editing={editing} />
      <LeaveGuard
        unsaved={unsaved}
        keeps={({ pathname }) => pathname === '/editorial-rules'}
        onDiscard={editing.cancel}
      />
      {view === 'history' && (
        <Suspense>
          <RulesHistory unsaved={unsaved} />
        </Suspense>
      )}
    </>
  );
}

const firstField =
  'main [role=tabpanel][data-state=active] :is(input:not([aria-hidden]), textarea, [role=combobox], [role=radio][aria-checked=true])';

interface RulesHeadProps {
  editing?: RulesEditing;
  edit?: RefObject<HTMLButtonElement | null>;
}

function RulesHead({ editing, edit }: RulesHeadProps) {
  return (
    <PageHead
      title="Editorial Rules"
      lead="What every article is written and checked against: format, quality, brand and publication standards."
      actions={
        editing && (
          <>
            <ButtonLink
              to="/editorial-rules"
              search={{ view: 'history' }}
              resetScroll={false}
              icon={<History />}
            >
              History
            </ButtonLink>
            {!editing.active && (
              <Button ref={edit} variant="primary" icon={<PenLine />} onClick={editing.begin}>
                Edit
              </Button>
            )}
          </>
        )
      }
    />
  );
}
