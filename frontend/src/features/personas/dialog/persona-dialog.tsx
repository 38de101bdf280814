import type { Persona } from '../persona-fields';
import { AddPersonaDialog } from './add-persona-dialog';
import { EditPersonaDialog } from './edit-persona-dialog';
import { GonePersonaDialog } from './gone-persona-dialog';

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
