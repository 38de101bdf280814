import { Dialog } from '@/components/ui/overlays/dialog';
import { PersonaHistory } from '../history/persona-history';

/** A persona that is in no list any more: its history is all there is to see. */
export function GonePersonaDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog open size="desk" title="History of a deleted persona" onClose={onClose}>
      <PersonaHistory id={id} />
    </Dialog>
  );
}
