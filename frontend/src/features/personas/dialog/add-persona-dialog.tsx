import { useUser } from '@/api/session';
import { useSingleFlight } from '@/api/single-flight';
import { FormDialog } from '@/components/editing/form-dialog';
import { KeptBar } from '@/components/editing/kept-bar';
import { useEdits } from '@/components/editing/use-edits';
import { refusedFields, useFaults } from '@/components/editing/use-faults';
import { useCreatePersona } from '../api/create-persona';
import { emptyPersona, faultOf, type PersonaFields } from '../persona-fields';
import { PersonaForm } from './persona-form';

const nothing = { values: emptyPersona, revision: 0 };

export function AddPersonaDialog({ onClose }: { onClose: () => void }) {
  const editing = useEdits<PersonaFields>({ server: nothing, keepAs: `${useUser().id}:persona:new` });
  const { form, faults, show, clear } = useFaults<keyof PersonaFields>();
  const creation = useCreatePersona();
  const close = () => {
    editing.discard();
    onClose();
  };
  const send = useSingleFlight((fields: PersonaFields) =>
    creation.mutateAsync(fields, {
      onSuccess: close,
      onError: (error) => show(refusedFields(error, { 'duplicate-name': 'name' })),
    }),
  );
  const submit = () => {
    const found = faultOf(editing.values);
    show(found);
    if (Object.keys(found).length === 0) send(editing.values);
  };
  return (
    <FormDialog
      title="Add Persona"
      form={form}
      editing={editing}
      pending={creation.isPending}
      onSubmit={submit}
      onClose={close}
    >
      <KeptBar editing={editing} />
      <PersonaForm
        values={editing.values}
        faults={faults}
        onChange={(part) => {
          editing.change(part);
          clear(part);
        }}
      />
    </FormDialog>
  );
}
