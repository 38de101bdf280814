import { useState } from 'react';
import { EditForm } from '@/components/editing/edit-form';
import { FieldConflict } from '@/components/editing/field-conflict';
import { differingFields } from '@/components/editing/versions';
import { useSaveKey } from '@/components/keyboard/use-save-key';
import { TabPanel, Tabs } from '@/components/ui/controls/tabs';
import { ChecksTab } from './checks-tab';
import { checksTab } from './domain/checks-fields';
import { securityTab } from './domain/security-fields';
import { transparencyTab } from './domain/transparency-fields';
import { SecurityTab } from './security-tab';
import { TransparencyTab } from './transparency-tab';
import { RulesForm } from './form/rules-form';
import type { RulesEditing } from './form/use-rules-editing';
import { rulesLabels, rulesTabs } from './domain/rules-fields';
import { valueInWords, countOfChanges } from './domain/rules-values';
import { RulesView } from './view/rules-view';
import { PencilLine } from 'lucide-react';
import { configurationHistoryQuery } from '@/api/get-configuration-history';
import { OfferBar } from '@/components/editing/kept-bar';
import { NewerBar } from '@/components/editing/newer-bar';
import { useChanges } from '@/components/history/use-changes';
import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { counted } from '@/components/ui/text/numbers';
import { Link } from '@tanstack/react-router';
import type { components } from '@/api/schema.gen';
import { sentenceOf } from '@/api/api-error';
import { useRulesImpact } from './api/rules-impact';

/** The rules in tabs, for reading or as a form. */
export function RulesTabs({ editing }: { editing: RulesEditing }) {
  const { active, tab, setTab, edits, server, submit, overtaken } = editing;
  const checksSeen = useSeen(tab === checksTab.value);
  useSaveKey(active && !overtaken ? submit : undefined);
  const changed = edits ? differingFields(edits.base.values, edits.values) : [];
  const tabs = rulesTabs.map(({ value, label, fields }) => ({
    value,
    label,
    changed: fields.some(({ path }) => changed.includes(path)),
  }));
  return (
    <>
      <EditForm editing={editing} label="Editorial rules">
        <Tabs label="Editorial rules" tabs={tabs} value={tab} onChange={setTab}>
          {active && <EditingBar editing={editing} />}
          {active && changed.length > 0 && <Impact editing={editing} />}
          {rulesTabs.map(({ value, fields }) => (
            // All panels stay in the page, so that entries removed on one tab can be restored after a look at another.
            <TabPanel key={value} value={value} keep>
              <div className={active ? 'pt-3' : 'pt-8'}>
                {value === checksTab.value ? (
                  checksSeen && <ChecksTab editing={editing} />
                ) : value === transparencyTab.value ? (
                  <TransparencyTab editing={editing} />
                ) : value === securityTab.value ? (
                  <SecurityTab editing={editing} />
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
      <FieldConflict
        what="the editorial rules"
        editing={editing}
        labels={rulesLabels}
        inWords={valueInWords}
      />
    </>
  );
}

/**
 * Whether the tab of the checks was opened. It is drawn only then, because its lists are long and few people need them.
 */
function useSeen(shown: boolean): boolean {
  const [seen, setSeen] = useState(shown);
  if (shown && !seen) setSeen(true);
  return seen;
}

/** Says what is not saved yet, and offers to save or cancel. It stays in view while the rules scroll. */
function EditingBar({ editing }: { editing: RulesEditing }) {
  const { edits, server, restored, pending, cancel } = editing;
  const { changes: history } = useChanges(configurationHistoryQuery('editorial-rules'));
  const latest = history?.find(({ revision }) => revision === server.revision);
  const changes = edits ? countOfChanges(edits.base.values, edits.values) : 0;
  return (
    <div className="sticky top-0 z-2 bg-paper pt-px pb-4 max-md:top-14 short:static">
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
        <strong className="font-semibold">Editing.</strong>{' '}
        <span role="status">{changesInWords(changes)}</span>
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

function changesInWords(changes: number): string {
  if (changes === 0) return 'No changes yet.';
  return `${counted(changes, 'change')}, not saved yet.`;
}

type Changed = components['schemas']['ArticleImpact'];

/** Shows what the rules in the form would change about the last articles, before they are saved. */
function Impact({ editing }: { editing: RulesEditing }) {
  const { mutate, data, error, isPending } = useRulesImpact();
  return (
    <section aria-label="Impact" className="mb-4 text-small">
      <Button
        size="small"
        pending={isPending && 'Checking...'}
        onClick={() => editing.check() && mutate(editing.values)}
      >
        Check the impact
      </Button>
      <div aria-live="polite" className="mt-2 max-w-166 text-ink-2">
        {error && <p>{sentenceOf(error)}</p>}
        {data && (
          <>
            <p>
              Of the last {counted(data.articles, 'article')}, {data.newlyFailing.length} would fail that
              passed; {data.newlyPassing.length} the other way.
            </p>
            <ChangedArticles label="Would fail" articles={data.newlyFailing} />
            <ChangedArticles label="Would pass" articles={data.newlyPassing} />
          </>
        )}
      </div>
    </section>
  );
}

function ChangedArticles({ label, articles }: { label: string; articles: readonly Changed[] }) {
  if (articles.length === 0) return null;
  return (
    <details className="mt-1">
      <summary>
        {label}: {counted(articles.length, 'article')}
      </summary>
      <ul className="max-h-60 overflow-y-auto">
        {articles.map(({ id, title, findings }) => (
          <li key={id} className="border-t border-line py-1.5">
            <Link to="/articles" search={{ article: id }} className="text-link">
              {title}
            </Link>
            {findings.map(({ rule, name, message }) => (
              <span key={rule} className="block">
                {name}: {message}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
