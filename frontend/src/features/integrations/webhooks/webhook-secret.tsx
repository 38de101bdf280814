import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ShownOnce } from '@/components/shown-once';

/** A webhook's signing secret, this once. */
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

/** After an answer that never came: the webhook is there, and nobody has read its secret. */
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
