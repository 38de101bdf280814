import { AddDialog } from '@/components/editing/form-dialog';
import { refusedFields } from '@/components/editing/use-faults';
import { useAddWebhook } from '../api/change-webhooks';
import { emptyWebhook, faultOf, type WebhookFields } from './webhook-fields';
import { WebhookForm } from './webhook-form';
import { LostSecret, WebhookSecret } from './webhook-secret';

/** Asks where to send what, then shows the secret, this once. */
export function NewWebhook({ onClose }: { onClose: () => void }) {
  const addition = useAddWebhook();
  if (addition.data) {
    const { secret } = addition.data;
    return secret === null ? (
      <LostSecret onClose={onClose} />
    ) : (
      <WebhookSecret secret={secret} onClose={onClose} />
    );
  }
  return (
    <AddDialog<WebhookFields>
      title="Add Webhook"
      keepAs="webhook-new"
      empty={emptyWebhook}
      faultsOf={faultOf}
      refusedBy={(error) => refusedFields(error)}
      mutation={addition}
      onClose={onClose}
      // The secret takes the place of this dialog.
      onAdded={() => undefined}
    >
      <WebhookForm />
    </AddDialog>
  );
}
