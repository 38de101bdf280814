import { useQuery } from '@tanstack/react-query';
import { useState, useId, type ReactNode } from 'react';
import { useUser, type User } from '@/api/session';
import { cardAmongOthers, CardsToCome } from '@/components/ui/layout/card';
import { personasQuery } from '@/features/personas/contract';
import { KeyRound } from 'lucide-react';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { counted } from '@/components/ui/text/numbers';
import type { components } from '@/api/schema.gen';
import { When } from '@/components/ui/text/when';
import { nameOf } from '@/components/ui/text/user-name';
import { useSingleFlight } from '@/api/single-flight';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useDeactivateUser } from './api/deactivate-user';
import { TemporaryPassword } from './temporary-password';
import { Invitation } from './invitation';
import { ResetSignIn } from './reset-sign-in';
import { settingsQuery } from '@/api/settings';
import { useResetPassword } from './api/reset-password';

/** The grid of the cards, whose columns are wide enough for the actions of a card in one line. */
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,21.5rem),1fr))] gap-6 @max-md:gap-4';

export type SecondFactor = components['schemas']['SecondFactorOfUser'];

interface UserCardsProps {
  users: readonly User[];
  /** The second factors of the users who have any. */
  secondFactors: readonly SecondFactor[];
  /** The ids of the users who are linked with the house’s own sign-on. */
  signOn: readonly string[];
  onEdit: (user: User) => void;
}

/** A card for each user, and the confirmations of the actions on them. */
export function UserCards({ users, secondFactors, signOn, onEdit }: UserCardsProps) {
  const [asking, setAsking] = useState<{
    about: 'reset' | 'sign-in' | 'invitation' | 'deactivation';
    user: User;
  }>();
  const { data: personas } = useQuery(personasQuery);
  const hasSignOn = (useQuery(settingsQuery).data?.signOn ?? []).length > 0;
  const done = () => setAsking(undefined);
  return (
    <>
      <ul aria-label="Users" className={grid}>
        {users.map((user) => (
          <li key={user.id} className="grid">
            <UserCard
              user={user}
              persona={personas?.find(({ id }) => id === user.assignedPersona)?.name}
              secondFactor={secondFactors.find(({ userId }) => userId === user.id)}
              signsOn={signOn.includes(user.id)}
              onEdit={() => onEdit(user)}
              onInvite={hasSignOn ? () => setAsking({ about: 'invitation', user }) : undefined}
              onResetSignIn={() => setAsking({ about: 'sign-in', user })}
              onReset={() => setAsking({ about: 'reset', user })}
              onDeactivate={() => setAsking({ about: 'deactivation', user })}
            />
          </li>
        ))}
      </ul>
      {asking?.about === 'reset' && <ResetPassword user={asking.user} onClose={done} />}
      {asking?.about === 'sign-in' && <ResetSignIn user={asking.user} onClose={done} />}
      {asking?.about === 'invitation' && <Invitation user={asking.user} onClose={done} />}
      {asking?.about === 'deactivation' && <DeactivateUser user={asking.user} onClose={done} />}
    </>
  );
}

export function UserCardsToCome() {
  return (
    <CardsToCome
      grid={grid}
      count={3}
      lines={['h-5 w-2/3', 'mt-3 h-3 w-4/5', 'mt-8 h-3', 'mt-4 h-3', 'mt-8 h-7 w-1/2']}
    />
  );
}

interface UserCardProps {
  user: User;
  /** The name of the assigned persona; undefined while it is not known or there is none. */
  persona: string | undefined;
  secondFactor: SecondFactor | undefined;
  /** Whether an account of the house’s own sign-on is linked. */
  signsOn: boolean;
  onEdit: () => void;
  /** Called to invite the user; undefined if the house has no sign-on. */
  onInvite: (() => void) | undefined;
  onResetSignIn: () => void;
  onReset: () => void;
  onDeactivate: () => void;
}

/** A card with a user's name and role, and the actions on them. */
function UserCard(props: UserCardProps) {
  const { user, persona, secondFactor, signsOn, onEdit, onInvite, onReset, onResetSignIn, onDeactivate } =
    props;
  const id = useId();
  const self = useUser().id === user.id;
  const of = { size: 'small', 'aria-describedby': id } as const;
  return (
    <article aria-labelledby={id} className={cardAmongOthers}>
      <header>
        <h2 id={id} className="font-serif text-h2 font-medium">
          {nameOf(user)}
          {self && <span className="ml-2 font-sans text-small font-normal text-ink-3">you</span>}
        </h2>
        <Email>{user.email}</Email>
      </header>
      <Facts user={user} persona={persona} secondFactor={secondFactor} signsOn={signsOn} />
      <footer className="mt-auto flex flex-wrap gap-2 pt-5">
        <Button {...of} onClick={onEdit}>
          Edit
        </Button>
        {/* A reset ends all sessions, so the user's own would end before they could read the temporary password. */}
        {self ? (
          <ButtonLink to="/change-password" size="small">
            Change Password
          </ButtonLink>
        ) : (
          <Button {...of} onClick={onReset}>
            Reset Password
          </Button>
        )}
        {onInvite && !signsOn && !self && (
          <Button {...of} onClick={onInvite}>
            Invite to Sign-on
          </Button>
        )}
        {(secondFactor || signsOn) && !self && (
          <Button {...of} onClick={onResetSignIn}>
            Reset Sign-in
          </Button>
        )}
        {user.role === 'author' && (
          <Button {...of} variant="danger" className="ml-auto" onClick={onDeactivate}>
            Deactivate
          </Button>
        )}
      </footer>
    </article>
  );
}

function Facts(props: Pick<UserCardProps, 'user' | 'persona' | 'secondFactor' | 'signsOn'>) {
  const { user, persona, secondFactor, signsOn } = props;
  const writes = user.role === 'author' || user.assignedPersona !== null;
  return (
    <>
      <dl className="mt-4 grid grid-cols-1 gap-1.5 border-t border-line pt-4 text-small">
        <Fact name="Username">{user.username}</Fact>
        <Fact name="Role">{user.role === 'admin' ? 'Administrator' : 'Author'}</Fact>
        {writes && (
          <Fact name="Persona">
            {user.assignedPersona === null ? <span className="text-warn">None assigned</span> : persona}
          </Fact>
        )}
        <Fact name="Sign-in">{waysIn(secondFactor, signsOn)}</Fact>
        <Fact name="Added">
          <When at={user.createdAt} />
        </Fact>
      </dl>
      {user.mustChangePassword && <Warning>Hasn’t changed the temporary password yet</Warning>}
      {secondFactor?.countedBack && <Warning>A passkey counted back: it may have been copied</Warning>}
    </>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="mt-3 flex gap-2 text-small text-warn">
      <KeyRound className="mt-px" />
      {children}
    </p>
  );
}

function Email({ children }: { children: string }) {
  return (
    <p className="truncate text-small text-ink-3" title={children}>
      {children}
    </p>
  );
}

/** Says what a user signs in by. */
function waysIn(secondFactor: SecondFactor | undefined, signsOn: boolean): string {
  const { totp = false, passkeys = 0, recoveryCodes = 0 } = secondFactor ?? {};
  const ways = [
    signsOn && 'Sign-on',
    totp && 'App',
    passkeys === 1 && 'Passkey',
    passkeys > 1 && counted(passkeys, 'passkey'),
    secondFactor && counted(recoveryCodes, 'recovery code'),
  ];
  return ways.filter(Boolean).join(', ') || 'Password alone';
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function DeactivateUser({ user, onClose }: { user: User; onClose: () => void }) {
  const deactivation = useDeactivateUser();
  const deactivate = useSingleFlight(() => deactivation.mutateAsync(user, { onSettled: onClose }));
  return (
    <ConfirmDialog
      open
      title={`Deactivate ${nameOf(user)}?`}
      action="Deactivate"
      pending={deactivation.isPending && 'Deactivating...'}
      onCancel={onClose}
      onConfirm={deactivate}
    >
      {user.username} is signed out at once and can no longer sign in. Their articles and history stay.
    </ConfirmDialog>
  );
}

/** Asks before a password is reset, then shows the temporary one once. */
function ResetPassword({ user, onClose }: { user: User; onClose: () => void }) {
  const reset = useResetPassword();
  const send = useSingleFlight(() => reset.mutateAsync(user, { onError: onClose }));
  if (reset.data) {
    return <TemporaryPassword user={user} password={reset.data.temporaryPassword} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={`Reset the password of ${nameOf(user)}?`}
      action="Reset Password"
      pending={reset.isPending && 'Resetting...'}
      onCancel={onClose}
      onConfirm={send}
    >
      {user.username} is signed out everywhere and gets a temporary password, to be changed at the next
      sign-in.
    </ConfirmDialog>
  );
}
