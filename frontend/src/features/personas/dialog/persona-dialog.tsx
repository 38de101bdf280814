import { emptyPersona, faultOf, refusedBy, type Persona } from '../persona-fields';
import { EditPersonaDialog } from './edit-persona-dialog';
import { Dialog } from '@/components/ui/overlays/dialog';
import { PersonaHistory } from '../history/persona-history';
import { AddDialog } from '@/components/editing/form-dialog';
import { useCreatePersona } from '../api/create-persona';
import { PersonaForm } from './persona-form';

interface PersonaDialogProps {
  /** A persona's id, or `new`. */
  open: string;
  personas: readonly Persona[];
  onClose: () => void;
}

/** The dialog that the address names. */
export function PersonaDialog({ open, personas, onClose }: PersonaDialogProps) {
  if (open === 'new') return <AddPersonaDialog onClose={onClose} />;
  const persona = personas.find(({ id }) => id === open);
  return persona ? (
    <EditPersonaDialog key={open} persona={persona} onClose={onClose} />
  ) : (
    <GonePersonaDialog id={open} onClose={onClose} />
  );
}

/** A persona that is in no list any more: its history is all there is to see. */
function GonePersonaDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog open size="desk" title="History of a deleted persona" onClose={onClose}>
      <PersonaHistory id={id} />
    </Dialog>
  );
}

function AddPersonaDialog({ onClose }: { onClose: () => void }) {
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
