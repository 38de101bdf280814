import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, ifMatch } from '@/api/client';
import { overtakenBy } from '@/components/editing/overtaken';
import { differingFields, type Edits } from '@/components/editing/versions';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { fieldsOf, type UserFields } from '../domain/user-fields';
import { nameOf } from '@/components/ui/text/user-name';
import { usersQuery } from './users';

const put = (id: string, { password, ...fields }: UserFields, revision: number) =>
  bodyOf(
    api.PUT('/api/users/{id}', {
      params: { path: { id } },
      // A blank password keeps the present one.
      body: password === '' ? fields : { ...fields, password },
      headers: ifMatch(revision),
    }),
  );

/**
 * Changes a user, unless somebody else has changed the same one since (412). All users share one revision. If only
 * others have changed since, the change is applied to that without asking.
 */
export function useChangeUser(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ base, values }: Edits<UserFields>) => {
      try {
        return await put(id, values, base.revision);
      } catch (error) {
        if (!overtakenBy(error)) throw error;
        const { users, revision } = await queryClient.fetchQuery({ ...usersQuery, staleTime: 0 });
        const now = users.find((user) => user.id === id);
        if (!now || differingFields(base.values, fieldsOf(now)).length > 0) throw error;
        return put(id, values, revision);
      }
    },
    onSuccess: async ({ user }) => {
      toast({ title: 'Saved!', description: `Changes to ${nameOf(user)} saved.` });
      await queryClient.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
    onError: (error) => {
      if (!overtakenBy(error)) tellFailure('Error', error, 'Failed to update user');
    },
  });
}
