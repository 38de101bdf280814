import { useCategoryNames } from '@/features/categories/contract';
import type { FieldValue } from '@/components/difference/field-differences';
import { EditForm } from '@/components/editing/edit-form';
import { FieldConflict } from '@/components/editing/field-conflict';
import { KeptBar } from '@/components/editing/kept-bar';
import { NewerBar } from '@/components/editing/newer-bar';
import type { Editing } from '@/components/editing/use-editing';
import { useChanges } from '@/components/history/use-changes';
import { personaHistoryQuery } from '../api/get-persona-history';
import { deletedMeanwhile, labels, type Persona, type PersonaFields } from '../domain/persona-fields';
import { PersonaForm } from './persona-form';
import { History, AudioLines } from 'lucide-react';
import type { ReactNode } from 'react';
import { differingFields } from '@/components/editing/versions';
import { ChangeTimeline } from '@/components/history/change-timeline';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Loading } from '@/components/ui/feedback/skeleton';
import { usePreviewVoice } from '../api/preview-voice';
import { tellChange, changePlace } from '../history/persona-change';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { Bar } from '@/components/ui/feedback/notice';
import { Mark } from '@/components/ui/graphics/mark';

interface EditorBodyProps {
  formId: string;
  persona: Persona;
  /** Whether somebody has deleted the persona, so that nothing can be saved or compared. */
  gone: boolean;
  editing: Editing<PersonaFields>;
}

/** The form of a persona and, next to it, a sample of its voice and its history. */
export function EditorBody({ formId, persona, gone, editing }: EditorBodyProps) {
  const { changes } = useChanges(personaHistoryQuery(persona.id));
  const inWords = useWords();
  const latest = changes?.find(({ revision }) => revision === persona.revision);
  return (
    <div className="lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="p-6 max-md:p-4 lg:overflow-y-auto lg:px-12 lg:py-8">
        <EditForm id={formId} editing={editing} className="mx-auto grid max-w-166 grid-cols-1 gap-5">
          <div aria-live="polite" className="empty:hidden">
            <KeptBar editing={editing} />
            {gone ? (
              <Bar>{deletedMeanwhile} Your changes can’t be saved, but they are still here to copy.</Bar>
            ) : (
              <NewerBar
                editing={editing}
                saved={latest && { by: latest.actor.name, at: latest.at }}
                mine="Your changes are"
              />
            )}
          </div>
          <PersonaForm />
        </EditForm>
      </div>
      <aside className="border-line bg-paper max-lg:border-t lg:overflow-y-auto lg:border-l">
        <RailSection title="Voice">
          <Voice id={persona.id} gone={gone} values={editing.values} complete={editing.check} />
        </RailSection>
        <RailSection title="History">
          <LatestChanges id={persona.id} />
        </RailSection>
      </aside>
      {!gone && <FieldConflict editing={editing} labels={labels} inWords={inWords} what="this persona" />}
    </div>
  );
}

/** Returns a function that replaces the ids of categories with their names. */
function useWords() {
  const categoryName = useCategoryNames();
  return (field: keyof PersonaFields, value: FieldValue): FieldValue =>
    field === 'categories' && typeof value !== 'string' ? value.map(categoryName) : value;
}

const SHOWN = 4;

function RailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line p-5 last:border-b-0 max-md:px-4">
      <h2 className="mb-2 font-serif text-h3 font-medium">{title}</h2>
      {children}
    </section>
  );
}

function LatestChanges({ id }: { id: string }) {
  const { changes, error } = useChanges(personaHistoryQuery(id));
  if (error && !changes) return <p className="text-small text-danger">{error.message}</p>;
  if (!changes) return <Loading rows={2} />;
  return (
    <>
      <div className="-mx-2.5">
        <ChangeTimeline changes={changes.slice(0, SHOWN)} tell={tellChange} placeOf={changePlace} />
      </div>
      {changes.length > SHOWN && (
        <ButtonLink
          to="/personas"
          search={{ persona: id, view: 'history' }}
          resetScroll={false}
          size="small"
          icon={<History />}
          className="mt-3 w-full"
        >
          Whole history
        </ButtonLink>
      )}
    </>
  );
}

interface VoiceProps {
  /** The id of the persona. */
  id: string;
  gone: boolean;
  /** The values on screen. */
  values: PersonaFields;
  /** Checks the form and shows what is missing. */
  complete: () => boolean;
}

/** Lets a person read a sample of a persona's voice before they save it. */
function Voice({ id, gone, values, complete }: VoiceProps) {
  const preview = usePreviewVoice(id);
  const { data: heard, variables: spoken = values } = preview;
  const hear = () => {
    if (!preview.isPending && complete()) preview.mutate(values);
  };
  return (
    <>
      <p className="text-small text-ink-2">
        One paragraph as this persona, including your unsaved changes. It isn’t kept.
      </p>
      <div aria-live="polite">
        {heard && (
          <figure className="mt-4 border-l-2 border-line-2 pl-4">
            <blockquote className="font-serif text-[1.0625rem]/6.75">{heard.paragraph}</blockquote>
            <figcaption className="mt-2 flex items-center gap-2 text-small text-ink-3">
              <Mark kind="generated" decorative />
              {heard.provider === 'demo' ? 'Composed by the demo writer' : 'Generated by AI'}
              {differingFields(spoken, values).length > 0 && ', before your last change'}
            </figcaption>
          </figure>
        )}
      </div>
      <ReasonedButton
        size="small"
        icon={<AudioLines />}
        className="mt-4 w-full"
        reason={gone ? deletedMeanwhile : undefined}
        pending={preview.isPending && 'Writing...'}
        onClick={hear}
      >
        {heard ? 'Hear It Again' : 'Hear the Voice'}
      </ReasonedButton>
    </>
  );
}
