import { useState } from 'react';
import { EditForm } from '@/components/editing/edit-form';
import { FieldConflict } from '@/components/editing/field-conflict';
import { differingFields } from '@/components/editing/versions';
import { useSaveKey } from '@/components/keyboard/use-save-key';
import { TabPanel, Tabs } from '@/components/ui/controls/tabs';
import { ChecksForm, ChecksView } from './checks/checks-tab';
import { checksTab } from './checks/checks-fields';
import { EditingBar } from './form/editing-bar';
import { Impact } from './form/impact';
import { RulesForm } from './form/rules-form';
import type { RulesEditing } from './form/use-rules-editing';
import { rulesLabels, rulesTabs } from './rules-fields';
import { inWords } from './rules-values';
import { RulesView } from './view/rules-view';

/** The rules in tabs, to be read or as a form. */
export function RulesTabs({ editing }: { editing: RulesEditing }) {
  const { active, tab, setTab, editing: held } = editing;
  const { edits, server, submit, overtaken } = held;
  const shownTabs = useShown(tab);
  useSaveKey(active && !overtaken ? submit : undefined);
  const changed = edits ? differingFields(edits.base.values, edits.values) : [];
  const tabs = rulesTabs.map(({ value, label, fields }) => ({
    value,
    label,
    changed: fields.some(({ path }) => changed.includes(path)),
  }));
  return (
    <>
      <EditForm editing={held} label="Editorial rules">
        <Tabs label="Editorial rules" tabs={tabs} value={tab} onChange={setTab}>
          {active && <EditingBar editing={editing} />}
          {active && changed.length > 0 && <Impact editing={editing} />}
          {rulesTabs.map(({ value, fields }) => (
            // All of them stay: what was taken out on one tab can be brought back after a look at another.
            <TabPanel key={value} value={value} keep>
              <div className={active ? 'pt-3' : 'pt-8'}>
                {!shownTabs.has(value) ? null : value === checksTab.value && active ? (
                  <ChecksForm editing={editing} />
                ) : value === checksTab.value ? (
                  <ChecksView values={server.values} />
                ) : active ? (
                  <RulesForm fields={fields} editing={editing} />
                ) : (
                  <RulesView fields={fields} values={server.values} />
                )}
              </div>
            </TabPanel>
          ))}
        </Tabs>
      </EditForm>
      <FieldConflict what="the editorial rules" editing={held} labels={rulesLabels} inWords={inWords} />
    </>
  );
}

/** The tabs that are drawn. That of the checks is once it was looked at: its lists are long, and few come for them. */
function useShown(tab: string): ReadonlySet<string> {
  const [shown, show] = useState<ReadonlySet<string>>(
    () => new Set(rulesTabs.map(({ value }) => value).filter((value) => value !== checksTab.value)),
  );
  if (!shown.has(tab)) show(new Set([...shown, tab]));
  return shown;
}
