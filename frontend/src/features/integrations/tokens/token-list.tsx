import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { Button } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { WholeList } from '@/components/lists/whole-list';
import { When } from '@/components/ui/text/when';
import { tokensQuery, useRevokeToken, type AccessToken } from '../api/tokens';
import { scopesInWords } from '../domain/token-fields';

export function TokenList() {
  const query = useQuery({ ...tokensQuery, select: ({ tokens }) => tokens });
  const [leaving, setLeaving] = useState<AccessToken>();
  return (
    <>
      <WholeList
        query={query}
        failure="Access tokens could not be loaded"
        empty={
          <div className="pt-6">
            <EmptyState title="No access tokens yet">
              A token lets a script read promoted articles or the audit log without a password. A feed address
              lets a feed reader follow what is promoted.
            </EmptyState>
          </div>
        }
      >
        {(tokens) => (
          <ItemList label="Access tokens">
            {tokens.map((token) => (
              <Item
                key={token.id}
                title={token.name}
                meta={<Facts token={token} />}
                aside={
                  <Button size="small" variant="danger" onClick={() => setLeaving(token)}>
                    Revoke<span className="sr-only"> {token.name}</span>
                  </Button>
                }
              />
            ))}
          </ItemList>
        )}
      </WholeList>
      <p className="mt-4 text-small text-ink-2">
        <a href="/api/docs" className="text-link">
          API documentation
        </a>{' '}
        describes what scripts can ask for.
      </p>
      {leaving && <RevokeToken token={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

const isPast = (at: string): boolean => new Date(at) <= new Date();

function Facts({ token }: { token: AccessToken }) {
  const { scopes, feed, createdBy, createdAt, expiresAt, lastUsedAt, suspended } = token;
  const expired = isPast(expiresAt);
  return (
    <>
      <span>{feed ? 'Feed of promoted articles' : scopesInWords(scopes)}</span>
      {suspended && (
        <span className="text-danger">opens nothing: {createdBy} is no longer an administrator</span>
      )}
      <span className={expired ? 'text-danger' : undefined}>
        {expired ? 'expired' : 'expires'} <When at={expiresAt} />
      </span>
      <span>
        {lastUsedAt === null ? (
          'never used'
        ) : (
          <>
            last used <When at={lastUsedAt} />
          </>
        )}
      </span>
      <span>
        created by {createdBy}, <When at={createdAt} />
      </span>
    </>
  );
}

function RevokeToken({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const revocation = useRevokeToken();
  const revoke = useSingleFlight(() => revocation.mutateAsync(token, { onSettled: onClose }));
  return (
    <ConfirmDialog
      open
      title={`Revoke “${token.name}”?`}
      action="Revoke Token"
      pending={revocation.isPending && 'Revoking...'}
      onCancel={onClose}
      onConfirm={revoke}
    >
      Whatever uses this token is refused at once. It can’t be brought back.
    </ConfirmDialog>
  );
}
