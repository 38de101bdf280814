import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { searchForm } from '@checks/text/search-form';
import { History, UserPlus } from 'lucide-react';
import { useDeferredValue, useRef, useState, type ComponentProps } from 'react';
import { leavingDialog } from '@/components/browser/address';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { count } from '@/components/ui/text/numbers';
import { PageHead } from '@/components/ui/layout/page-head';
import { SearchInput } from '@/components/ui/controls/search-input';
import { UsersHistory } from './history/users-history';
import { UserCards, UserCardsToCome } from './user-cards';
import { UserDialog } from './user-dialog';
import { nameOf } from '@/components/ui/text/user-name';
import { usersQuery } from './api/users';
import { usersRoute } from './domain/users-search';

/** The page of the users who may sign in. */
export function UsersPage() {
  const { user: open, view } = usersRoute.useSearch();
  const navigate = usersRoute.useNavigate();
  const directory = useQuery(usersQuery);
  const { data } = directory;
  const show = (user: string) => void navigate({ search: { user }, resetScroll: false });
  const close = () => void navigate({ search: {}, ...leavingDialog });
  return (
    <>
      <PageHead
        title="User Management"
        lead="Who can sign in, what they can do, and which persona they write as."
        actions={
          <>
            <ButtonLink
              to="/user-management"
              search={{ view: 'history' }}
              resetScroll={false}
              icon={<History />}
            >
              History
            </ButtonLink>
            <Button variant="primary" icon={<UserPlus />} onClick={() => show('new')}>
              Add User
            </Button>
          </>
        }
      />
      <Awaited query={directory} failure="Users could not be loaded" coming={<UserCardsToCome />}>
        {({ users, secondFactors, signOn }) => (
          <Directory
            users={users}
            secondFactors={secondFactors}
            signOn={signOn}
            onEdit={({ id }) => show(id)}
          />
        )}
      </Awaited>
      {data && open !== undefined && <UserDialog key={open} open={open} {...data} onClose={close} />}
      {open === undefined && view === 'history' && <UsersHistory onClose={close} />}
    </>
  );
}

/** The users in the order of their names, or those that a search finds. */
function Directory({ users, ...cards }: ComponentProps<typeof UserCards>) {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const words = searchForm(useDeferredValue(search)).trim();
  const found = users
    .filter((user) => searchForm(`${nameOf(user)} ${user.username} ${user.email}`).includes(words))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const clear = () => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <>
      <div className="mb-6 flex items-center justify-between gap-4">
        <SearchInput
          ref={field}
          label="Search users"
          placeholder="Name, username or email"
          value={search}
          onChange={setSearch}
          className="w-full max-w-80"
        />
        <p aria-live="polite" className="shrink-0 text-small text-ink-3">
          {words === '' ? count(users.length) : `${count(found.length)} of ${count(users.length)}`} active
        </p>
      </div>
      {found.length > 0 ? (
        <UserCards users={found} {...cards} />
      ) : (
        <EmptyState title="No matching users" action={<Button onClick={clear}>Clear search</Button>}>
          No active user has “{search.trim()}” in their name, username or email.
        </EmptyState>
      )}
    </>
  );
}
