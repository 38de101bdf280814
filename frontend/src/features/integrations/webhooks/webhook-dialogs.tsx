import { ChoicesField, TextField } from '@/components/editing/fields';
import { eventTypes, faultOf, fieldsOf, emptyWebhook, type Webhook } from '../domain/webhook-fields';
import { FormDialog, AddDialog } from '@/components/editing/form-dialog';
import { useEditing } from '@/components/editing/use-editing';
import { useChangeWebhook, useAddWebhook } from '../api/webhooks';
import { LostSecret, WebhookSecret } from './webhook-questions';

function WebhookForm() {
  return (
    <>
      <TextField
        name="url"
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        hint="A public address that takes POST requests."
      />
      <ChoicesField name="events" label="Events" options={eventTypes} />
      <TextField name="description" label="Description" optional autoComplete="off" />
    </>
  );
}

export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const editing = useEditing({
    server: { values: fieldsOf(webhook), revision: 0 },
    keepAs: `webhook:${webhook.id}`,
    faultsOf: faultOf,
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

/** Asks for the address and the events, then shows the secret once. */
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
    <AddDialog
      title="Add Webhook"
      keepAs="webhook-new"
      empty={emptyWebhook}
      faultsOf={faultOf}
      mutation={addition}
      onClose={onClose}
      // The secret replaces this dialog, so the dialog has nothing to close.
      onAdded={() => undefined}
    >
      <WebhookForm />
    </AddDialog>
  );
}
