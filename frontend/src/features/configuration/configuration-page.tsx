import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@/components/ui/layout/page-head';
import { TabPanel, Tabs } from '@/components/ui/controls/tabs';
import { allUsersQuery } from '@/features/users/contract';
import { documentOf } from './users-text';
import { UsersDocument } from './users-document';

const tabs = [{ value: 'users', label: 'User Management' }] as const;

/** What the house runs by, as documents. */
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
            {({ content, revision }) => <UsersDocument server={{ values: { content }, revision }} />}
          </Awaited>
        </TabPanel>
      </Tabs>
    </>
  );
}
