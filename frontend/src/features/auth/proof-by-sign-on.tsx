import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { onProofGiven } from './domain/proof-channel';

interface ProofBySignOnProps {
  providers: readonly { id: string; name: string }[];
  onDone: (given: boolean) => void;
}

/** Opens a window in which the person proves by the house’s own sign-on that it is still them. */
export function ProofBySignOn({ providers, onDone }: ProofBySignOnProps) {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => onProofGiven(() => onDone(true)), [onDone]);
  const open = (id: string) => {
    setWaiting(true);
    window.open(`/api/auth/oidc/${encodeURIComponent(id)}/proof`, 'proof', 'popup,width=520,height=720');
  };
  return (
    <>
      {providers.map(({ id, name }) => (
        <Button key={id} onClick={() => open(id)}>
          Sign in with {name}
        </Button>
      ))}
      {waiting && (
        <p role="status" className="text-small text-ink-2">
          Go on in the window that has opened.
        </p>
      )}
    </>
  );
}
