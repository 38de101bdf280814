import { ChoiceField, ChoicesField, TextField, useFormField } from '@/components/editing/fields';
import { AddDialog } from '@/components/editing/form-dialog';
import { refusedFields } from '@/components/editing/use-faults';
import { ShownOnce } from '@/components/shown-once';
import { useCreateToken } from '../api/tokens';
import { emptyToken, faultOf, lifetimes, scopeOptions, uses } from '../domain/token-fields';

/** Asks what a token is for, then shows its secret once. */
export function NewToken({ onClose }: { onClose: () => void }) {
  const creation = useCreateToken();
  if (creation.data) {
    const { token, secret } = creation.data;
    if (token.feed) return <NewAddress name={token.name} secret={secret} onClose={onClose} />;
    return (
      <ShownOnce
        title="Access token"
        secret={secret}
        question="Close without the token?"
        loss={`Without it, “${token.name}” is of no use: revoke it and create another.`}
        onClose={onClose}
      >
        It’s shown only once. Send it as <code className="font-mono">Authorization: Bearer</code> with each
        request.
      </ShownOnce>
    );
  }
  return (
    <AddDialog
      title="New Token"
      keepAs="token-new"
      empty={emptyToken}
      faultsOf={faultOf}
      refusedBy={(error) => refusedFields(error, { 'token-name-taken': 'name' })}
      mutation={creation}
      onClose={onClose}
      // The secret replaces this dialog, so the dialog has nothing to close.
      onAdded={() => undefined}
    >
      <TextField name="name" label="Name" hint="What uses it, such as “Site builder”." autoComplete="off" />
      <ChoiceField name="use" label="For" options={uses} />
      <Opened />
      <ChoiceField name="days" label="Expires after" options={lifetimes} />
    </AddDialog>
  );
}

/** A choice of what a script may read. It is hidden for a feed reader, which gets promoted articles only. */
function Opened() {
  const { field } = useFormField('use');
  if (field.value === 'feed') return null;
  return <ChoicesField name="scopes" label="Opens" options={scopeOptions} />;
}

function NewAddress({ name, secret, onClose }: { name: string; secret: string; onClose: () => void }) {
  return (
    <ShownOnce
      title="Feed address"
      secret={`${location.origin}/feeds/${secret}.atom`}
      question="Close without the address?"
      loss={`Without it, “${name}” is of no use: revoke it and create another.`}
      onClose={onClose}
    >
      It’s shown only once. Whoever knows it can read what was promoted. With{' '}
      <code className="font-mono">.rss</code> or <code className="font-mono">.json</code> at its end it is the
      same feed in another form.
    </ShownOnce>
  );
}
