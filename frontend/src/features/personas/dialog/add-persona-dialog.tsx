import { AddDialog } from '@/components/editing/form-dialog';
import { useCreatePersona } from '../api/create-persona';
import { emptyPersona, faultOf, refusedBy } from '../persona-fields';
import { PersonaForm } from './persona-form';

export function AddPersonaDialog({ onClose }: { onClose: () => void }) {
  return (
    <AddDialog
      title="Add Persona"
      keepAs="persona:new"
      empty={emptyPersona}
      faultsOf={faultOf}
      refusedBy={refusedBy}
      mutation={useCreatePersona()}
      onClose={onClose}
    >
      <PersonaForm />
    </AddDialog>
  );
}
