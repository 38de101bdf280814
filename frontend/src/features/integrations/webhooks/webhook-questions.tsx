import { useSingleFlight } from '@/api/single-flight';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useRemoveWebhook, useRotateSecret } from '../api/change-webhooks';
import type { Webhook } from '../api/webhooks';
import { WebhookSecret } from './webhook-secret';

interface QuestionProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Asks before a webhook goes. */
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
      onConfirm={() => remove(undefined)}
    >
      <span className="break-all">{webhook.url}</span> is told nothing more, and what still waits for it is
      given up.
    </ConfirmDialog>
  );
}

/** Asks, then shows the new secret, this once. */
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
      onConfirm={() => rotate(undefined)}
    >
      There is a new secret at once. For 24 hours the old one signs as well, so that no message is missed.
    </ConfirmDialog>
  );
}
