import { useQuery } from '@tanstack/react-query';
import { Awaited } from '@/components/ui/feedback/awaited';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/controls/button';
import { Chip } from '@/components/ui/controls/chip';
import { Card } from '@/components/ui/layout/card';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { When } from '@/components/ui/text/when';
import { sessionsQuery, useEndSessions, type OwnSession } from '../api/own-sessions';

const signedInWith: Record<OwnSession['strength'], string> = {
  password: 'with a password',
  'two factors': 'with two factors',
  passkey: 'with a passkey',
  'sign-on': 'by sign-on',
};

/** Lists the user's sessions, and offers to end them. */
export function SessionList() {
  const query = useQuery(sessionsQuery);
  const end = useEndSessions();
  const others = query.data?.sessions.some(({ current }) => !current) ?? false;
  return (
    <Card
      title="Where you are signed in"
      sub="If you don’t recognize one of these, sign it out and change your password."
      aside={
        others && (
          <Button
            pending={end.variables === 'others' && end.isPending && 'Signing out...'}
            onClick={() => end.mutate('others')}
          >
            Sign out all others
          </Button>
        )
      }
    >
      <Awaited query={query} failure="Your sessions could not be loaded" coming={<SkeletonRows count={2} />}>
        {({ sessions }) => (
          <ItemList label="Where you are signed in">
            {sessions.map((session) => (
              <Item
                key={session.id}
                title={`${session.browser}, ${session.system}`}
                meta={<Facts session={session} />}
                aside={
                  !session.current && (
                    <Button
                      variant="danger"
                      size="small"
                      pending={end.variables === session && end.isPending && 'Signing out...'}
                      onClick={() => end.mutate(session)}
                    >
                      Sign out
                    </Button>
                  )
                }
              />
            ))}
          </ItemList>
        )}
      </Awaited>
    </Card>
  );
}

function Facts({ session: { current, since, lastSeenAt, strength, address } }: { session: OwnSession }) {
  return (
    <>
      {current && <Chip>This browser</Chip>}
      <span>
        Signed in <When at={since} /> {signedInWith[strength]}
      </span>
      {!current && (
        <span>
          Last seen <When at={lastSeenAt} />
        </span>
      )}
      {address !== undefined && <span>From {address}</span>}
    </>
  );
}
