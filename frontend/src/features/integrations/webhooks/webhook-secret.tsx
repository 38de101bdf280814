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
