import { useId } from 'react';
import { useEditing } from '@/components/editing/use-editing';
import { LeaveGuard } from '@/components/editing/leave-guard';
import { useSaveKey } from '@/components/keyboard/use-save-key';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useChangePersona } from '../api/change-persona';
import { PersonaHistory } from '../history/persona-history';
import { faultOf, refusedBy, versionOf, type Persona } from '../persona-fields';
import { personasRoute, type PersonasSearch } from '../personas-search';
import { EditorBody } from './editor-body';
import { EditorFoot, EditorHead, HistoryHead } from './editor-frame';

interface EditPersonaDialogProps {
  persona: Persona;
  onClose: () => void;
}

/** One persona: its form, with the voice and the history beside it, or one change of the history. */
export function EditPersonaDialog({ persona, onClose }: EditPersonaDialogProps) {
  const formId = useId();
  const inHistory = personasRoute.useSearch().view === 'history';
  const editing = useEditing({
    server: versionOf(persona),
    keepAs: `persona:${persona.id}`,
    faultsOf: faultOf,
    refusedBy,
    mutation: useChangePersona(persona.id),
    versionOf: (saved) => versionOf(saved.persona),
    onSaved: onClose,
  });
  const { pending, discard, submit } = editing;
  const unsaved = editing.edits !== undefined;
  const close = () => {
    discard();
    onClose();
  };
  useSaveKey(inHistory ? undefined : submit);
  return (
    <Dialog
      open
      size="desk"
      title={inHistory ? `History of ${persona.name}` : 'Edit Persona'}
      head={inHistory ? <HistoryHead persona={persona} /> : <EditorHead unsaved={unsaved} />}
      footer={inHistory ? undefined : <EditorFoot formId={formId} pending={pending} onCancel={close} />}
      unsaved={unsaved}
      saving={pending}
      onClose={close}
    >
      {inHistory ? (
        <PersonaHistory id={persona.id} />
      ) : (
        <EditorBody formId={formId} persona={persona} editing={editing} />
      )}
      <LeaveGuard
        unsaved={unsaved}
        keeps={({ search }) => (search as PersonasSearch).persona === persona.id}
        onDiscard={discard}
      />
    </Dialog>
  );
}
