import { ArrowLeft } from 'lucide-react';
import { SaveKeys } from '@/components/keyboard/save-keys';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import type { Persona } from '../persona-fields';

/** The head of the dialog while it shows the form. */
export function EditorHead({ unsaved }: { unsaved: boolean }) {
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

/** The head of the dialog while it shows the history. */
export function HistoryHead({ persona }: { persona: Persona }) {
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
  pending: boolean;
  onCancel: () => void;
}

/** The foot of the dialog while it shows the form. */
export function EditorFoot({ formId, pending, onCancel }: EditorFootProps) {
  return (
    <>
      <SaveKeys />
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={formId} variant="primary" pending={pending && 'Saving...'}>
        Save
      </Button>
    </>
  );
}
