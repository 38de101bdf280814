import { useQuery } from '@tanstack/react-query';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { PageHead } from '@/components/ui/layout/page-head';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { TabPanel, Tabs } from '@/components/ui/controls/tabs';
import { allUsersQuery } from '@/features/users/contract';
import { documentOf } from './users-text';
import { UsersDocument } from './users-document';

const tabs = [{ value: 'users', label: 'User Management' }] as const;

/** What the house runs by, as documents. */
export function ConfigurationPage() {
  const { data, error, refetch } = useQuery({ ...allUsersQuery, select: documentOf });
  return (
    <>
      <PageHead
        title="Configuration Editor"
        lead="Edit records as JSON. A document is checked, then saved in full or not at all."
      />
      <Tabs label="Documents" tabs={tabs} value="users" onChange={() => undefined}>
        <TabPanel value="users">
          {error && !data && (
            <InlineError title="Users could not be loaded" error={error} onRetry={() => void refetch()} />
          )}
          {!error && !data && (
            <Loading>
              <Skeleton className="mt-4 h-96" />
            </Loading>
          )}
          {data && <UsersDocument server={{ values: { content: data.content }, revision: data.revision }} />}
        </TabPanel>
      </Tabs>
    </>
  );
}
