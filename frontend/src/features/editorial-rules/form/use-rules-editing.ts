import { useState } from 'react';
import { useEditing } from '@/components/editing/use-editing';
import type { Faults } from '@/components/editing/use-faults';
import type { Version } from '@/components/editing/versions';
import { useSaveEditorialRules } from '../api/save-editorial-rules';
import { answeredBy, faultsIn, refusedPlaces } from '../domain/rules-faults';
import { fieldAt, rulesTabs } from '../domain/rules-fields';
import type { RulesValues } from '../domain/rules-values';

/** Returns the first tab with a place that has one of these faults. */
function tabOf(faults: Faults): string | undefined {
  const faulty = Object.keys(faults).map(fieldAt);
  return rulesTabs.find(({ fields }) => fields.some((field) => faulty.includes(field)))?.value;
}

/** Gives the rules while they are edited: the form with its changes, its tab, and whether it is open. */
export function useRulesEditing(server: Version<RulesValues>) {
  const [tab, setTab] = useState(rulesTabs[0]?.value ?? '');
  const [wanted, want] = useState(false);
  const editing = useEditing<RulesValues, { revision: number }>({
    server,
    keepAs: 'editorial-rules',
    faultsOf: faultsIn,
    answers: answeredBy,
    refusedBy: refusedPlaces,
    onFaults: (found) => setTab(tabOf(found) ?? tab),
    mutation: useSaveEditorialRules(),
    versionOf: ({ revision }, { values }) => ({ values, revision }),
    onSaved: () => want(false),
  });
  return {
    ...editing,
    tab,
    setTab,
    /** Whether the rules are being edited. They are, too, if this browser has kept edits from an earlier visit. */
    active: wanted || editing.edits !== undefined,
    begin: () => want(true),
    cancel: () => {
      editing.discard();
      editing.form.clearErrors();
      want(false);
    },
  };
}

export type RulesEditing = ReturnType<typeof useRulesEditing>;
