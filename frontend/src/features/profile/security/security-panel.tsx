import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '@/api/query-client';
import { sessionQuery, useSession } from '@/api/session';
import { useState } from 'react';
import { Awaited } from '@/components/ui/feedback/awaited';
import { Bar } from '@/components/ui/feedback/notice';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Card } from '@/components/ui/layout/card';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { counted } from '@/components/ui/text/numbers';
import { useSingleFlight } from '@/api/single-flight';
import { useBeginTotp, useRemoveTotp, useRenewRecoveryCodes } from '../api/set-up-totp';
import { methodsQuery, type SignInMethods } from '../api/sign-in-methods';
import { Passkeys } from './passkeys';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SessionList } from './session-list';
import { SignOnCard } from './sign-on-card';
import { TotpDialog } from './totp-dialog';

/** Shows how the user signs in, and where they are signed in. */
export function SecurityPanel() {
  const query = useQuery(methodsQuery);
  const isConfined = useSession()?.mustSetUpSecondFactor === true;
  return (
    <div className="mt-6 grid max-w-article grid-cols-1 gap-6">
      <Awaited query={query} failure="Your sign-in could not be loaded" coming={<SkeletonRows count={2} />}>
        {(methods) => (
          <>
            {methods.password && !isConfined && (
              <Card
                title="Password"
                sub="Changing it ends your other sessions."
                aside={<ButtonLink to="/change-password">Change Password</ButtonLink>}
              />
            )}
            <SecondFactors methods={methods} />
            <SignOnCard links={methods.signOn} />
          </>
        )}
      </Awaited>
      <SessionList />
    </div>
  );
}

/** The number of recovery codes in a set. */
const ALL_CODES = 10;

function SecondFactors({ methods }: { methods: SignInMethods }) {
  const queryClient = useQueryClient();
  const { totp, passkeys, passkeysPossible, recoveryCodes } = methods;
  const [codes, setCodes] = useState<readonly string[]>();
  const factors = passkeys.length + (totp.on ? 1 : 0);
  const lossOf = (usual: string): string => (factors === 1 ? lastFactorLoss(methods.password) : usual);
  // A user who had to set up a second factor enters the desk now, but not before they have seen the codes.
  const close = () => {
    setCodes(undefined);
    readAgain(queryClient, sessionQuery.queryKey);
  };
  return (
    <>
      <Passkeys
        passkeys={passkeys}
        whyNot={passkeysPossible.why}
        loss={lossOf('You can’t sign in with it any more.')}
        onCodes={setCodes}
      />
      <AuthenticatorApp
        on={totp.on}
        loss={lossOf('You can still sign in with your passkeys.')}
        onCodes={setCodes}
      />
      {factors > 0 && <RecoveryCodes left={recoveryCodes.left} onCodes={setCodes} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={close} />}
    </>
  );
}

function lastFactorLoss(hasPassword: boolean): string {
  return hasPassword
    ? 'Your password alone will let you in, and your recovery codes end.'
    : 'Your recovery codes end with it.';
}

interface CodesProps {
  onCodes: (codes: readonly string[]) => void;
}

function AuthenticatorApp({ on, loss, onCodes }: CodesProps & { on: boolean; loss: string }) {
  const begin = useBeginTotp();
  const remove = useRemoveTotp();
  const [asking, setAsking] = useState(false);
  const start = useSingleFlight(() => begin.mutateAsync());
  const turnOff = useSingleFlight(() => remove.mutateAsync(undefined, { onSettled: () => setAsking(false) }));
  return (
    <Card
      title="Authenticator app"
      sub={
        on
          ? 'On. You sign in with your password and a code of the app.'
          : 'Off. With an app on your phone, a stolen password alone lets nobody in.'
      }
      aside={
        on ? (
          <Button variant="danger" onClick={() => setAsking(true)}>
            Turn off
          </Button>
        ) : (
          <Button pending={begin.isPending && 'Setting up...'} onClick={() => start()}>
            Set up
          </Button>
        )
      }
    >
      {begin.data && (
        <TotpDialog
          totp={begin.data}
          onClose={begin.reset}
          onCodes={(codes) => {
            begin.reset();
            onCodes(codes);
          }}
        />
      )}
      <ConfirmDialog
        open={asking}
        title="Turn off the authenticator app?"
        action="Turn off"
        pending={remove.isPending && 'Turning off...'}
        onCancel={() => setAsking(false)}
        onConfirm={() => turnOff()}
      >
        {loss}
      </ConfirmDialog>
    </Card>
  );
}

function RecoveryCodes({ left, onCodes }: CodesProps & { left: number }) {
  const renew = useRenewRecoveryCodes();
  const [asking, setAsking] = useState(false);
  const send = useSingleFlight(() =>
    renew.mutateAsync(undefined, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <Card
      title="Recovery codes"
      sub={`For when you don’t have your app or passkey. ${counted(left, 'code')} left.`}
      aside={<Button onClick={() => setAsking(true)}>Get new codes</Button>}
    >
      {left < ALL_CODES && (
        <Bar>
          {left === 0
            ? 'All your recovery codes are used. Get new ones, or you can’t sign in without your app or passkey.'
            : 'A recovery code was used. If it wasn’t you, get new ones and change your password.'}
        </Bar>
      )}
      <ConfirmDialog
        open={asking}
        tone="primary"
        title="Get new recovery codes?"
        action="Get new codes"
        pending={renew.isPending && 'Getting new codes...'}
        onCancel={() => setAsking(false)}
        onConfirm={() => send()}
      >
        The codes that you have now stop working.
      </ConfirmDialog>
    </Card>
  );
}
