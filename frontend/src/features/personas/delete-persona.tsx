import { useSingleFlight } from '@/api/single-flight';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useDeletePersona } from './api/delete-persona';
import type { Persona } from './persona-fields';

/** Asks before a persona is deleted. */
export function DeletePersona({ persona, onClose }: { persona: Persona; onClose: () => void }) {
  const deletion = useDeletePersona();
  const send = useSingleFlight(() => deletion.mutateAsync(persona, { onSettled: onClose }));
  return (
    <ConfirmDialog
      open
      title="Delete this persona?"
      action="Delete"
      pending={deletion.isPending && 'Deleting...'}
      onCancel={onClose}
      onConfirm={() => send(undefined)}
    >
      “{persona.name}” will be deleted. Articles written in its voice stay. This action cannot be undone.
    </ConfirmDialog>
  );
}
