import { FormDialog } from '@/components/editing/form-dialog';
import { useEditing } from '@/components/editing/use-editing';
import { refusedFields } from '@/components/editing/use-faults';
import { useChangeWebhook } from '../api/change-webhooks';
import type { Webhook } from '../api/webhooks';
import { faultOf, fieldsOf, type WebhookFields } from './webhook-fields';
import { WebhookForm } from './webhook-form';

export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const editing = useEditing<WebhookFields, { webhook: Webhook }>({
    server: { values: fieldsOf(webhook), revision: 0 },
    keepAs: `webhook:${webhook.id}`,
    faultsOf: faultOf,
    refusedBy: (error) => refusedFields(error),
    mutation: useChangeWebhook(webhook.id),
    versionOf: (saved) => ({ values: fieldsOf(saved.webhook), revision: 0 }),
    onSaved: onClose,
  });
  return (
    <FormDialog title="Edit Webhook" editing={editing} onClose={onClose}>
      <WebhookForm />
    </FormDialog>
  );
}
