import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@/components/ui/layout/page-head';
import { TabPanel, Tabs } from '@/components/ui/controls/tabs';
import { allUsersQuery } from '@/features/users/contract';
import { documentOf, mergedUsers, type UsersText } from './domain/users-text';
import type { EditorView } from '@codemirror/view';
import { useState } from 'react';
import { KeptBar } from '@/components/editing/kept-bar';
import { LeaveGuard } from '@/components/editing/leave-guard';
import type { Version } from '@/components/editing/versions';
import { SaveKeys } from '@/components/keyboard/save-keys';
import { Bar } from '@/components/ui/feedback/notice';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { RefusedEntries, SyntaxFault } from './faults';
import { goTo, JsonEditor, select } from './json-editor';
import { placeIn } from './domain/json-place';
import { savedInWords, useSaveUsers } from './api/save-users';
import clsx from 'clsx';
import { Check, CircleAlert, CircleDot } from 'lucide-react';
import { SaveConflict } from '@/components/editing/save-conflict';
import { useEditing, type Editing } from '@/components/editing/use-editing';
import { LineDifference } from './line-difference';
import { ApiError, type RefusedField } from '@/api/api-error';
import { useSaveKey } from '@/components/keyboard/use-save-key';
import { tellRefusal } from '@/components/ui/feedback/toast-store';
import { jsonFaultIn } from './domain/json-fault';

const tabs = [{ value: 'users', label: 'User Management' }] as const;

/** The page of the house’s configuration as JSON documents. */
export function ConfigurationPage() {
  const users = useQuery({ ...allUsersQuery, select: documentOf });
  return (
    <>
      <PageHead
        title="Configuration Editor"
        lead="Edit records as JSON. A document is checked, then saved in full or not at all."
      />
      <Tabs label="Documents" tabs={tabs} value="users" onChange={() => undefined}>
        <TabPanel value="users">
          <Awaited
            query={users}
            failure="Users could not be loaded"
            coming={<Skeleton className="mt-4 h-96" />}
          >
            {(server) => <UsersDocument server={server} />}
          </Awaited>
        </TabPanel>
      </Tabs>
    </>
  );
}

/** An editor for the list of users as JSON, which is saved as a whole. */
function UsersDocument({ server }: { server: Version<UsersText> }) {
  const { editing, saved, fault, state, refused, change, submit, blockedBy } = useUsersEditing(server);
  const [view, setView] = useState<EditorView>();
  const { edits, values, pending, discard } = editing;
  return (
    <div className="grid gap-3 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <DocumentState state={state} />
          <p role="status" aria-label="Last save" className="text-small text-ink-2 empty:hidden">
            {saved && !edits && savedInWords(saved)}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <SaveKeys />
          <ReasonedButton
            variant="primary"
            reason={blockedBy}
            pending={pending && 'Saving...'}
            onClick={submit}
          >
            Save
          </ReasonedButton>
        </div>
      </div>
      <div aria-live="polite" className="-mb-4 empty:hidden">
        <KeptBar editing={editing} />
        {edits && server.revision > edits.base.revision && (
          <Bar>
            The users changed since you started editing. Your changes are still here; saving compares them.
          </Bar>
        )}
      </div>
      <RefusedEntries errors={refused} onShow={(path) => view && showIn(view, path)} />
      <JsonEditor label="Users as JSON" value={values.content} onChange={change} onReady={setView} />
      <SyntaxFault fault={fault} onShow={() => view && fault && goTo(view, fault)} />
      <p className="text-small text-ink-3">
        An entry without an id adds a user, who needs a password reset to sign in. Users you leave out don’t
        change; <code className="font-mono text-micro">&quot;isActive&quot;: false</code> deactivates.
      </p>
      <UsersConflict editing={editing} />
      <LeaveGuard unsaved={edits !== undefined} keeps={onThisPage} onDiscard={discard} />
    </div>
  );
}

const onThisPage = ({ pathname }: { pathname: string }) => pathname === '/configuration';

/**
 * Shows a place in the editor. The paths of faults begin at the request's body, whose member `content` has the text.
 */
function showIn(view: EditorView, path: string): void {
  select(view, placeIn(view.state.doc.toString(), path.replace(/^content/, '')));
}

const states = {
  saved: { label: 'Saved', Icon: Check, look: 'border-line text-ink-2' },
  unsaved: { label: 'Unsaved Changes', Icon: CircleDot, look: 'border-warn-line bg-warn-wash text-warn' },
  invalid: {
    label: 'Invalid JSON',
    Icon: CircleAlert,
    look: 'border-danger-line bg-danger-wash text-danger',
  },
};

/** Says whether the text in the editor is saved, or can be. */
function DocumentState({ state }: { state: keyof typeof states }) {
  const { label, Icon, look } = states[state];
  return (
    <p
      role="status"
      aria-label="Document status"
      className={clsx(
        'inline-flex h-6.5 items-center gap-1.5 rounded-card border px-2 text-micro font-medium whitespace-nowrap',
        look,
      )}
    >
      <Icon className="size-3.5" />
      {label}
    </p>
  );
}

/** Asks which changes to keep when somebody else saved a change of the same user first. */
function UsersConflict({ editing }: { editing: Editing<UsersText> }) {
  const theirs = editing.server.values;
  return (
    <SaveConflict what="the users" editing={editing}>
      {(edits, by) => (
        <>
          <p className="text-ink-2">
            Your changes are still here. Struck through: saved by {by}. Plus sign: yours. Keeping yours leaves{' '}
            {by}’s other changes in place.
          </p>
          <LineDifference from={theirs.content} to={mergedUsers(edits, theirs).content} />
        </>
      )}
    </SaveConflict>
  );
}

const INVALID = 'Please fix JSON syntax errors before saving';

/** Gives the list of users in the editor, with its edits and faults, and the ways to save it. */
function useUsersEditing(server: Version<UsersText>) {
  const [refused, setRefused] = useState<readonly RefusedField[]>([]);
  const mutation = useSaveUsers();
  const editing = useEditing({
    server,
    keepAs: 'configuration:users',
    merge: mergedUsers,
    mutation,
    versionOf: ({ revision }, { values }) => ({ values, revision }),
    onSaved: () => setRefused([]),
    refusedBy: (error) => {
      setRefused(error instanceof ApiError ? error.errors : []);
      return {};
    },
  });
  const modified = editing.edits !== undefined;
  const fault = jsonFaultIn(editing.values.content);
  const submit = () => {
    if (fault) tellRefusal('Save Failed', INVALID);
    else if (modified) editing.save();
  };
  useSaveKey(submit);
  return {
    editing,
    saved: mutation.data?.changes,
    fault,
    state: fault ? ('invalid' as const) : modified ? ('unsaved' as const) : ('saved' as const),
    /** The faults that the server found in the text when it was last sent. */
    refused,
    change: (text: string) => {
      editing.form.setValue('content', text);
      setRefused([]);
    },
    submit,
    /** The reason why the text cannot be saved now; undefined if it can. */
    blockedBy: fault ? INVALID : modified ? undefined : 'There are no changes to save',
  };
}
