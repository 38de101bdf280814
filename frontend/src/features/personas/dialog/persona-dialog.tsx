import {
  emptyPersona,
  faultOf,
  deletedMeanwhile,
  refusedBy,
  versionOf,
  type Persona,
} from '../domain/persona-fields';
import { Dialog } from '@/components/ui/overlays/dialog';
import { PersonaHistory } from '../history/persona-history';
import { AddDialog } from '@/components/editing/form-dialog';
import { useCreatePersona } from '../api/create-persona';
import { PersonaForm } from './persona-form';
import { useId } from 'react';
import { useEditing } from '@/components/editing/use-editing';
import { useLastKnown } from '@/components/editing/use-last-known';
import { LeaveGuard } from '@/components/editing/leave-guard';
import { useSaveKey } from '@/components/keyboard/use-save-key';
import { useChangePersona } from '../api/change-persona';
import { personasRoute, type PersonasSearch } from '../domain/personas-search';
import { EditorBody } from './editor-body';
import { ArrowLeft } from 'lucide-react';
import { SaveKeys } from '@/components/keyboard/save-keys';
import { Button } from '@/components/ui/controls/button';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { ButtonLink } from '@/components/ui/controls/button-link';

interface PersonaDialogProps {
  /** The id of a persona, or `new`. */
  open: string;
  personas: readonly Persona[];
  onClose: () => void;
}

/** The dialog for the persona in the address. */
export function PersonaDialog({ open, personas, onClose }: PersonaDialogProps) {
  const found = personas.find(({ id }) => id === open);
  const known = useLastKnown(found);
  if (open === 'new') return <AddPersonaDialog onClose={onClose} />;
  return known ? (
    <EditPersonaDialog persona={known} gone={!found} onClose={onClose} />
  ) : (
    <GonePersonaDialog id={open} onClose={onClose} />
  );
}

/** The dialog for a deleted persona, of which only the history is left. */
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

interface EditPersonaDialogProps {
  /** The persona as it is or, once deleted, as it last was. */
  persona: Persona;
  /** Whether somebody has deleted the persona while the dialog was open. */
  gone: boolean;
  onClose: () => void;
}

/** The dialog for a persona: its form with the voice and the history next to it, or one change of the history. */
function EditPersonaDialog({ persona, gone, onClose }: EditPersonaDialogProps) {
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
  useSaveKey(inHistory || gone ? undefined : submit);
  if (gone && !unsaved) return <GonePersonaDialog id={persona.id} onClose={onClose} />;
  return (
    <Dialog
      open
      size="desk"
      title={inHistory ? `History of ${persona.name}` : 'Edit Persona'}
      head={inHistory ? <HistoryHead persona={persona} /> : <EditorHead unsaved={unsaved} />}
      footer={inHistory ? undefined : <EditorFoot {...{ formId, gone, pending }} onCancel={close} />}
      unsaved={unsaved}
      saving={pending}
      onClose={close}
    >
      {inHistory ? (
        <PersonaHistory id={persona.id} />
      ) : (
        <EditorBody {...{ formId, persona, gone, editing }} />
      )}
      <LeaveGuard
        unsaved={unsaved}
        keeps={({ search }) => (search as PersonasSearch).persona === persona.id}
        onDiscard={discard}
      />
    </Dialog>
  );
}

function EditorHead({ unsaved }: { unsaved: boolean }) {
  return (
    <div className="flex min-w-0 grow items-baseline gap-4">
      <h2 aria-hidden="true" className="font-serif text-h2 font-medium">
        Edit Persona
      </h2>
      {unsaved && (
        <span className="flex items-center gap-2 text-small text-ink-2">
          <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-warn" />
          Unsaved changes
        </span>
      )}
    </div>
  );
}

function HistoryHead({ persona }: { persona: Persona }) {
  return (
    <div className="flex min-w-0 grow items-center gap-4">
      <ButtonLink
        to="/personas"
        search={{ persona: persona.id }}
        resetScroll={false}
        variant="ghost"
        icon={<ArrowLeft />}
        aria-label="Back to editor"
        className="-ml-2"
      >
        <span className="max-md:hidden">Back to editor</span>
      </ButtonLink>
      <span aria-hidden="true" className="min-w-0 truncate font-serif text-h3 font-medium">
        {persona.name}
      </span>
    </div>
  );
}

interface EditorFootProps {
  formId: string;
  gone: boolean;
  pending: boolean;
  onCancel: () => void;
}

function EditorFoot({ formId, gone, pending, onCancel }: EditorFootProps) {
  return (
    <>
      <SaveKeys />
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <ReasonedButton
        type="submit"
        form={formId}
        variant="primary"
        reason={gone ? deletedMeanwhile : undefined}
        pending={pending && 'Saving...'}
      >
        Save
      </ReasonedButton>
    </>
  );
}
