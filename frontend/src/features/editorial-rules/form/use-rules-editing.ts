import { useState } from 'react';
import { useUser } from '@/api/session';
import { useEdits } from '@/components/editing/use-edits';
import { useFaults, type Faults } from '@/components/editing/use-faults';
import { useSaving } from '@/components/editing/use-saving';
import type { Version } from '@/components/editing/versions';
import { useSaveRules } from '../api/save-rules';
import { answeredBy, faultsIn, refusedPlaces, tooLongIn } from '../rules-faults';
import { fieldAt, rulesTabs } from '../rules-fields';
import type { RulesValues } from '../rules-values';

/** The tab whose places these faults are in, the first of them. */
function tabOf(faults: Faults<string>): string | undefined {
  const places = Object.keys(faults).map(fieldAt);
  return rulesTabs.find(({ fields }) => fields.some(({ path }) => places.includes(path)))?.value;
}

/** The rules while they are edited: the form, its faults, its tab, and its way to the server. */
export function useRulesEditing(server: Version<RulesValues>) {
  const [tab, setTab] = useState(rulesTabs[0]?.value ?? '');
  const [wanted, want] = useState(false);
  const editing = useEdits<RulesValues>({ server, keepAs: `${useUser().id}:editorial-rules` });
  const { form, faults, show, clear } = useFaults<string>();
  const point = (found: Faults<string>) => {
    setTab(tabOf(found) ?? tab);
    show(found);
  };
  const saving = useSaving({
    editing,
    mutation: useSaveRules(),
    versionOf: ({ revision }, { values }) => ({ values, revision }),
    onSaved: () => want(false),
    onRefused: (error) => point(refusedPlaces(error, editing.values)),
  });
  return {
    tab,
    setTab,
    editing,
    saving,
    form,
    // What is too long is told while it is written, for much of it may have been pasted.
    faults: { ...tooLongIn(editing.values), ...faults },
    /** Edits that were kept from before go on where they were. */
    active: wanted || editing.edits !== undefined,
    begin: () => want(true),
    cancel: () => {
      editing.discard();
      show({});
      want(false);
    },
    change: (path: string, value: RulesValues[string]) => {
      editing.change({ [path]: value });
      const answered = answeredBy(path, { ...editing.values, [path]: value }, faults);
      clear(Object.fromEntries(answered.map((at) => [at, undefined])));
    },
    submit: () => {
      const found = faultsIn(editing.values);
      point(found);
      if (Object.keys(found).length === 0) saving.save();
    },
  };
}

export type RulesEditing = ReturnType<typeof useRulesEditing>;
