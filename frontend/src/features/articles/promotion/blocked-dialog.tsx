import { useState } from 'react';
import { useUser } from '@/api/session';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Finding } from '../api/findings';
import { useBlockedPromotion } from '../api/blocked-promotion';

const fewestCharacters = 10;

/** Says what prevents a promotion. An administrator can promote in spite of it, with a reason. */
export function BlockedDialog() {
  const { blocked, close } = useBlockedPromotion();
  const { role } = useUser();
  const [reason, setReason] = useState('');
  const leave = () => {
    setReason('');
    close();
  };
  const isAdmin = role === 'admin';
  return (
    <Dialog
      open={blocked !== undefined}
      title="Promotion blocked"
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>Close</Button>
          {isAdmin && (
            <Button
              variant="promote"
              disabled={reason.trim().length < fewestCharacters}
              onClick={() => {
                blocked?.again({ reason: reason.trim() });
                leave();
              }}
            >
              Override and promote
            </Button>
          )}
        </>
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        <p className="text-ink-2">
          The editorial rules don’t allow this article to be promoted as it is. Nothing was saved.
        </p>
        <Findings findings={blocked?.findings ?? []} />
        {isAdmin && <Reason reason={reason} onChange={setReason} />}
      </div>
    </Dialog>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="my-4 border-t border-line">
      {[...namesByMessage(findings)].map(([message, names]) => (
        <li key={message} className="border-b border-line py-2.5">
          <strong className="font-medium">{new Intl.ListFormat('en').format(names)}.</strong> {message}
        </li>
      ))}
    </ul>
  );
}

/** The checks behind each message: a text that can’t be read stands in the way of many of them in the same words. */
function namesByMessage(findings: readonly Finding[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { name, message } of findings) {
    names.set(message, (names.get(message) ?? new Set()).add(name));
  }
  return names;
}

function Reason({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  return (
    <Field
      label="Reason for the override"
      hint="At least 10 characters. It stays in the package, the history and the audit log."
    >
      <Textarea
        rows={3}
        maxLength={1_000}
        value={reason}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
