import { useId } from 'react';
import { LeaveGuard } from '@/components/editing/leave-guard';
import { useSaveKey } from '@/components/keyboard/use-save-key';
import { Dialog } from '@/components/ui/overlays/dialog';
import { PersonaHistory } from '../history/persona-history';
import type { Persona } from '../persona-fields';
import { personasRoute, type PersonasSearch } from '../personas-search';
import { EditorBody } from './editor-body';
import { EditorFoot, EditorHead, HistoryHead } from './editor-frame';
import { usePersonaEditing } from './use-persona-editing';

interface EditPersonaDialogProps {
  persona: Persona;
  onClose: () => void;
}

/** One persona: its form, with the voice and the history beside it, or one change of the history. */
export function EditPersonaDialog({ persona, onClose }: EditPersonaDialogProps) {
  const formId = useId();
  const inHistory = personasRoute.useSearch().view === 'history';
  const { server, editing, saving, form, faults, complete, change, submit } = usePersonaEditing(
    persona,
    onClose,
  );
  const close = () => {
    editing.discard();
    onClose();
  };
  useSaveKey(inHistory ? undefined : submit);
  return (
    <Dialog
      open
      size="desk"
      title={inHistory ? `History of ${persona.name}` : 'Edit Persona'}
      head={
        inHistory ? <HistoryHead persona={persona} /> : <EditorHead unsaved={editing.edits !== undefined} />
      }
      footer={
        inHistory ? undefined : <EditorFoot formId={formId} pending={saving.pending} onCancel={close} />
      }
      unsaved={editing.edits !== undefined}
      saving={saving.pending}
      onClose={close}
    >
      {inHistory ? (
        <PersonaHistory id={persona.id} />
      ) : (
        <EditorBody
          {...{ formId, persona, server, editing, saving, form, faults, complete }}
          onChange={change}
          onSubmit={submit}
        />
      )}
      <LeaveGuard
        unsaved={editing.edits !== undefined}
        keeps={({ search }) => (search as PersonasSearch).persona === persona.id}
        onDiscard={editing.discard}
      />
    </Dialog>
  );
}
