import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { settingsQuery } from '@/api/settings';
import { useSingleFlight } from '@/api/single-flight';
import { Button } from '@/components/ui/controls/button';
import { Bar } from '@/components/ui/feedback/notice';
import { Card } from '@/components/ui/layout/card';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { When } from '@/components/ui/text/when';
import { signOnProblem } from '@/features/auth/contract';
import { useLinkSignOn, useUnlinkSignOn, type LinkedSignOn } from '../api/sign-on-links';

/**
 * Says why linking an account failed. A user who has to set up a second factor first sees this at any address of the
 * desk.
 */
function LinkProblem() {
  const problem = signOnProblem(useSearch({ strict: false }).problem);
  return problem !== undefined && <Bar>{problem}</Bar>;
}

/**
 * Lists the accounts of the house’s own sign-on that the user signs in by. Renders nothing if the house has no sign-on.
 */
export function SignOnCard({ links }: { links: readonly LinkedSignOn[] }) {
  const providers = useQuery(settingsQuery).data?.signOn ?? [];
  const link = useLinkSignOn();
  const [leaving, setLeaving] = useState<LinkedSignOn>();
  if (providers.length === 0 && links.length === 0) return null;
  const linkable = providers.filter(({ name }) => links.every(({ provider }) => provider !== name));
  return (
    <Card
      title="The house’s sign-on"
      sub="Link your account there once, and sign in with it from then on."
      aside={
        <div className="flex shrink-0 flex-col items-end gap-2">
          {linkable.map(({ id, name }) => (
            <Button
              key={id}
              pending={link.isPending && link.variables === id && 'Opening...'}
              onClick={() => link.mutate(id)}
            >
              Link {name}
            </Button>
          ))}
        </div>
      }
    >
      <LinkProblem />
      {links.length > 0 && (
        <ItemList label="Linked accounts">
          {links.map((one) => (
            <Item
              key={one.id}
              title={one.provider}
              meta={
                <span>
                  linked <When at={one.linkedAt} />
                </span>
              }
              aside={
                <Button size="small" variant="danger" onClick={() => setLeaving(one)}>
                  Unlink<span className="sr-only"> {one.provider}</span>
                </Button>
              }
            />
          ))}
        </ItemList>
      )}
      {leaving && <Unlinking link={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}

function Unlinking({ link, onClose }: { link: LinkedSignOn; onClose: () => void }) {
  const unlink = useUnlinkSignOn();
  const send = useSingleFlight(() => unlink.mutateAsync(link, { onSettled: onClose }));
  return (
    <ConfirmDialog
      open
      title={`Unlink ${link.provider}?`}
      action="Unlink"
      pending={unlink.isPending && 'Unlinking...'}
      onCancel={onClose}
      onConfirm={send}
    >
      You no longer sign in with it, and wherever you have, you are signed out.
    </ConfirmDialog>
  );
}
