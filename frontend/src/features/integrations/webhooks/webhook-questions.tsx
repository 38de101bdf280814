import { useSingleFlight } from '@/api/single-flight';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useRemoveWebhook, useRotateSecret } from '../api/webhooks';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ShownOnce } from '@/components/shown-once';
import type { Webhook } from '../domain/webhook-fields';

interface QuestionProps {
  webhook: Webhook;
  onClose: () => void;
}

export function RemoveWebhook({ webhook, onClose }: QuestionProps) {
  const removal = useRemoveWebhook();
  const remove = useSingleFlight(() => removal.mutateAsync(webhook, { onSettled: onClose }));
  return (
    <ConfirmDialog
      open
      title="Remove this webhook?"
      action="Remove Webhook"
      pending={removal.isPending && 'Removing...'}
      onCancel={onClose}
      onConfirm={remove}
    >
      <span className="break-all">{webhook.url}</span> is told nothing more, and what still waits for it is
      given up.
    </ConfirmDialog>
  );
}

/** Asks before the secret is changed, then shows the new one once. */
export function RotateSecret({ webhook, onClose }: QuestionProps) {
  const rotation = useRotateSecret();
  const rotate = useSingleFlight(() => rotation.mutateAsync(webhook, { onError: onClose }));
  if (rotation.data) return <WebhookSecret secret={rotation.data.secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      tone="primary"
      title="Rotate the signing secret?"
      action="Rotate Secret"
      pending={rotation.isPending && 'Rotating...'}
      onCancel={onClose}
      onConfirm={rotate}
    >
      There is a new secret at once. For 24 hours the old one signs as well, so that no message is missed.
    </ConfirmDialog>
  );
}

/** Shows a webhook's signing secret once. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce
      title="Signing secret"
      secret={secret}
      question="Close without the secret?"
      loss="Without it, the receiver can’t tell who sent a message: rotate the secret to get another."
      onClose={onClose}
    >
      It’s shown only once. The receiver checks the signature of each message with it, by the Standard
      Webhooks scheme.
    </ShownOnce>
  );
}

/** Says that the webhook was added but the answer got lost, so that nobody has read its secret. */
export function LostSecret({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      title="Webhook added"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className="p-6 text-ink-2 max-md:p-4">
        The first answer got lost on the way, and the signing secret with it, which is shown only once. Rotate
        the secret to get another.
      </p>
    </Dialog>
  );
}
