import { useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { canUsePasskeys } from '@/api/passkeys';
import { pageSettings } from '@/api/page-settings';
import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { Chip } from '@/components/ui/controls/chip';
import { Card } from '@/components/ui/layout/card';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { When } from '@/components/ui/text/when';
import { useAddPasskey, useRemovePasskey, useRenamePasskey, type OwnPasskey } from '../api/own-passkeys';
import { PasskeyNameDialog } from './passkey-name-dialog';

interface PasskeysProps {
  passkeys: readonly OwnPasskey[];
  /** The reason why the desk’s own address allows no passkeys; null if it allows them. */
  whyNot: string | null;
  /** The sentence on the effect of removing a passkey. */
  loss: string;
  onCodes: (codes: readonly string[]) => void;
}

/** Lists the user's passkeys, and offers to add one. */
export function Passkeys({ passkeys, whyNot, loss, onCodes }: PasskeysProps) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OwnPasskey>();
  const [renaming, setRenaming] = useState<OwnPasskey>();
  const copied = passkeys.find(({ countedBack }) => countedBack);
  const obstacle = whyNot ?? obstacleHere();
  return (
    <Card
      title="Passkeys"
      sub="Sign in with your fingerprint, face or PIN. With a passkey, a stolen password alone lets nobody in."
      aside={obstacle === undefined && <Button onClick={() => setAdding(true)}>Add a passkey</Button>}
    >
      {obstacle !== undefined && <Bar>{obstacle}</Bar>}
      {copied && (
        <Bar>
          {`“${copied.name}” counted back, so it may have been copied. If you don’t know why, remove it and add a new one.`}
        </Bar>
      )}
      {passkeys.length > 0 && (
        <ItemList label="Passkeys">
          {passkeys.map((passkey) => (
            <Item
              key={passkey.id}
              title={passkey.name}
              meta={<Facts passkey={passkey} />}
              aside={
                <span className="flex flex-wrap justify-end gap-1">
                  <Button size="small" variant="ghost" onClick={() => setRenaming(passkey)}>
                    Rename
                  </Button>
                  <Button size="small" variant="danger" onClick={() => setRemoving(passkey)}>
                    Remove
                  </Button>
                </span>
              }
            />
          ))}
        </ItemList>
      )}
      {adding && <NewPasskey onClose={() => setAdding(false)} onCodes={onCodes} />}
      {renaming && <RenamedPasskey passkey={renaming} onClose={() => setRenaming(undefined)} />}
      {removing && <RemovedPasskey passkey={removing} loss={loss} onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}

/** Returns why this page can use no passkeys, although the desk allows them, or undefined if it can. */
function obstacleHere(): string | undefined {
  if (canUsePasskeys()) return undefined;
  const name = pageSettings()?.passkeyHost ?? window.location.hostname;
  return name === window.location.hostname
    ? 'This browser can’t use passkeys.'
    : `Passkeys work only where this desk is opened as “${name}”. Open it there to add one.`;
}

function Facts({ passkey: { synced, createdAt, lastUsedAt, formerHost } }: { passkey: OwnPasskey }) {
  return (
    <>
      <Chip>{synced ? 'Synced' : 'On this device'}</Chip>
      <span>
        Added <When at={createdAt} />
      </span>
      <span>{lastUsedAt === null ? 'Not used yet' : <LastUsed at={lastUsedAt} />}</span>
      {formerHost !== null && (
        <span className="text-warn">
          Belongs to this desk’s former name, {formerHost}, and works only there
        </span>
      )}
    </>
  );
}

function LastUsed({ at }: { at: string }) {
  return (
    <>
      Last used <When at={at} />
    </>
  );
}

function NewPasskey({ onClose, onCodes }: Pick<PasskeysProps, 'onCodes'> & { onClose: () => void }) {
  const add = useAddPasskey();
  return (
    <PasskeyNameDialog
      title="Add a passkey"
      action="Continue"
      pending="Waiting for your device..."
      save={add}
      onClose={onClose}
      onSaved={({ recoveryCodes }) => {
        onClose();
        if (recoveryCodes) onCodes(recoveryCodes);
      }}
    >
      Your device asks you next for your fingerprint, face or PIN, and keeps the passkey.
    </PasskeyNameDialog>
  );
}

interface OfPasskey {
  passkey: OwnPasskey;
  onClose: () => void;
}

function RenamedPasskey({ passkey, onClose }: OfPasskey) {
  const rename = useRenamePasskey(passkey);
  return (
    <PasskeyNameDialog
      title="Rename the passkey"
      action="Rename"
      pending="Renaming..."
      name={passkey.name}
      save={rename}
      onClose={onClose}
      onSaved={onClose}
    />
  );
}

function RemovedPasskey({ passkey, loss, onClose }: OfPasskey & { loss: string }) {
  const remove = useRemovePasskey();
  const send = useSingleFlight(() => remove.mutateAsync(passkey, { onSettled: onClose }));
  return (
    <ConfirmDialog
      open
      title={`Remove “${passkey.name}”?`}
      action="Remove passkey"
      pending={remove.isPending && 'Removing...'}
      onCancel={onClose}
      onConfirm={() => send()}
    >
      {loss}
    </ConfirmDialog>
  );
}
