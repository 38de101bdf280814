import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Copy, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyAndTell } from '@/components/clipboard';
import { Button } from '@/components/ui/controls/button';
import { Awaited } from '@/components/ui/feedback/awaited';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Card } from '@/components/ui/layout/card';
import { When } from '@/components/ui/text/when';
import { signOnQuery, useCheckProvider, type ProviderCheck, type SignOnProvider } from '../api/sign-on';

/** Shows how the providers of the house’s own sign-on are set up, and what they answer when asked. */
export function SignOnProviders() {
  const query = useQuery(signOnQuery);
  return (
    <div className="grid max-w-article grid-cols-1 gap-6 pt-6">
      <Awaited
        query={query}
        failure="The sign-on could not be loaded"
        coming={<Skeleton className="h-40 w-full" />}
      >
        {({ providers }) =>
          providers.length > 0 ? (
            providers.map((provider) => <Provider key={provider.id} provider={provider} />)
          ) : (
            <EmptyState title="No sign-on yet">
              Whoever runs the server sets it by OIDC_ISSUER and OIDC_CLIENT_ID. The operations page says how,
              for each provider.
            </EmptyState>
          )
        }
      </Awaited>
    </div>
  );
}

function Provider({ provider }: { provider: SignOnProvider }) {
  const check = useCheckProvider(provider);
  return (
    <Card
      title={provider.name}
      sub="Set on the server, and shown here as it is."
      aside={
        <Button pending={check.isPending && 'Checking...'} onClick={() => check.mutate()}>
          Check<span className="sr-only"> {provider.name}</span>
        </Button>
      }
    >
      <Facts provider={provider} />
      <div role="status">{check.data && <Checked check={check.data} />}</div>
    </Card>
  );
}

function Facts({ provider }: { provider: SignOnProvider }) {
  const { issuer, clientId, hasSecret, scopes, createUsers, lastClaims } = provider;
  return (
    <dl className="grid grid-cols-1 gap-3 text-small">
      <Fact name="Issuer">{issuer}</Fact>
      <Fact name="Client">
        {clientId}, {hasSecret ? 'with a secret' : 'without a secret (PKCE alone)'}
      </Fact>
      <Fact name="Scopes">{scopes}</Fact>
      <Fact name="Roles">{rolesInWords(provider)}</Fact>
      <Fact name="Somebody new">
        {createUsers ? 'becomes an author without a persona' : 'is not let in before an account is linked'}
      </Fact>
      <Address name="Redirect address" value={provider.redirectUri} />
      <Address name="Address after signing out" value={provider.signedOutUri} />
      <Address name="Back-channel logout" value={provider.backchannelUri} />
      <Fact name="Claims that came last">
        {lastClaims ? (
          <>
            {lastClaims.names.join(', ')}
            {lastClaims.roleValues.length > 0 && `; roles: ${lastClaims.roleValues.join(', ')}`}{' '}
            <span className="text-ink-3">
              (<When at={lastClaims.at} />)
            </span>
          </>
        ) : (
          'Nobody has signed on yet'
        )}
      </Fact>
    </dl>
  );
}

function rolesInWords({ roleClaim, administrators, authors }: SignOnProvider): string {
  if (roleClaim === null) return 'given in User Management';
  const heads = administrators.length > 0 ? administrators.join(', ') : 'nobody';
  const writers = authors.length > 0 ? authors.join(', ') : 'everybody else';
  return `by ${roleClaim}: administrators ${heads}; authors ${writers}`;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[11rem_minmax(0,1fr)] gap-4 max-md:grid-cols-1 max-md:gap-0.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Address({ name, value }: { name: string; value: string }) {
  return (
    <Fact name={name}>
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-mono break-all select-all">{value}</span>
        <Button
          size="small"
          icon={<Copy />}
          onClick={() => void copyAndTell(value, `${name} is on the clipboard.`)}
        >
          Copy<span className="sr-only"> {name}</span>
        </Button>
      </span>
    </Fact>
  );
}

function Checked({ check: { reachable, clockSkewSeconds, problems } }: { check: ProviderCheck }) {
  const clocks =
    clockSkewSeconds === null
      ? ''
      : ` Its clock and this server’s differ by ${Math.abs(clockSkewSeconds)} s.`;
  return (
    <ul aria-label="What the check found" className="mt-5 grid gap-2 border-t border-line pt-4 text-small">
      {problems.length === 0 && reachable && (
        <li className="flex gap-2">
          <CircleCheck className="mt-px text-accent" />
          The provider answers as it should.{clocks}
        </li>
      )}
      {problems.map((problem) => (
        <li key={problem} className="flex gap-2">
          <TriangleAlert className="mt-px text-warn" />
          {problem}
        </li>
      ))}
    </ul>
  );
}
