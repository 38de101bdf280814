import { useState } from 'react';
import { ApiError, type FieldError } from '@/api/api-error';
import { useEditing } from '@/components/editing/use-editing';
import type { Version } from '@/components/editing/versions';
import { useSaveKey } from '@/components/keyboard/use-save-key';
import { tellRefusal } from '@/components/ui/feedback/toast-store';
import { useSaveUsers } from './api/save-users';
import { jsonFaultIn } from './json-fault';
import { mergedUsers, type UsersText } from './users-text';

const INVALID = 'Please fix JSON syntax errors before saving';

/** The list of users in the editor: its edits, its faults, and its way to the server. */
export function useUsersEditing(server: Version<UsersText>) {
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
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
    /** What the server found wrong with the text as it was sent last. */
    refused,
    change: (text: string) => {
      editing.form.setValue('content', text);
      setRefused([]);
    },
    submit,
    /** Why the text cannot be saved now. */
    blockedBy: fault ? INVALID : modified ? undefined : 'There are no changes to save',
  };
}
