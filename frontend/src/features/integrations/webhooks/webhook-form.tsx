import { ChoicesField, TextField } from '@/components/editing/fields';
import { eventTypes } from './webhook-fields';

/** The fields of a webhook. */
export function WebhookForm() {
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
