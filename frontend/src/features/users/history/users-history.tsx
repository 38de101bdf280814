import { useQuery } from '@tanstack/react-query';
import { FieldHistory } from '@/components/history/field-history';
import { useChanges } from '@/components/history/use-changes';
import { Dialog } from '@/components/ui/overlays/dialog';
import { configurationHistoryQuery } from '@/api/get-configuration-history';
import { personasQuery } from '@/features/personas/contract';
import { usersRoute } from '../domain/users-search';
import type { Change } from '@/components/history/change';
import { fieldsChanged, markBy, type Told } from '@/components/history/change-words';
import { labels, roles } from '../domain/user-fields';

/** The history of the users, in a dialog over the page, with the differences of the chosen change. */
export function UsersHistory({ onClose }: { onClose: () => void }) {
  const { rev } = usersRoute.useSearch();
  const { data: personas = [] } = useQuery(personasQuery);
  const personaName = (id: string) =>
    personas.find((persona) => persona.id === id)?.name ?? 'A deleted persona';
  const inWords = (field: string, value: unknown) => {
    if (field === 'role') return roles.find((role) => role.value === value)?.label ?? String(value);
    if (typeof value !== 'string') return field === 'assignedPersona' ? 'None' : '';
    return field === 'assignedPersona' ? personaName(value) : value;
  };
  return (
    <Dialog open size="desk" title="User history" onClose={onClose}>
      <FieldHistory
        history={useChanges(configurationHistoryQuery('users'))}
        tell={tellChange}
        rev={rev}
        placeOf={({ revision: rev }) => ({ to: '/user-management', search: { view: 'history', rev } })}
        names={names}
        inWords={inWords}
        isNew={(type) => type === 'UserAdded'}
      />
    </Dialog>
  );
}

const names: Record<string, string> = { username: 'Username', ...labels };

const inNoRecord = 'The password itself is never recorded.';

const events: Readonly<Record<string, Omit<Told, 'mark'>>> = {
  UserAdded: { what: 'Added' },
  UserDeactivated: {
    what: 'Deactivated',
    remark: 'They were signed out at once and can’t sign in. Their articles stay.',
  },
  UserReactivated: { what: 'Reactivated', remark: 'They can sign in again.' },
  PasswordSet: { what: 'Password set', remark: `All their sessions ended. ${inNoRecord}` },
  SignInMethodAdded: { what: 'Sign-in method added' },
  SignInMethodRemoved: { what: 'Sign-in method removed' },
  SignInReset: {
    what: 'Sign-in reset',
    remark: 'All their sessions ended. They sign in by a password alone until they set up more.',
  },
  PasswordChanged: { what: 'Password changed', remark: `Their other sessions ended. ${inNoRecord}` },
};

/** Describes a change in the words of the history. The note names the user. */
function tellChange(change: Change): Told {
  const { type, subject } = change;
  const told = events[type] ?? { what: fieldsChanged(change, names) };
  return { ...told, mark: markBy(change), note: subject.title ?? subject.id };
}
