import { useCategoryNames } from '@/features/categories/contract';
import type { FieldValue } from '@/components/difference/field-differences';
import { EditForm } from '@/components/editing/edit-form';
import { FieldConflict } from '@/components/editing/field-conflict';
import { KeptBar } from '@/components/editing/kept-bar';
import { NewerBar } from '@/components/editing/newer-bar';
import type { Editing } from '@/components/editing/use-editing';
import { useChanges } from '@/components/history/use-changes';
import { personaHistoryQuery } from '../api/get-persona-history';
import { labels, type Persona, type PersonaFields } from '../persona-fields';
import { PersonaForm } from './persona-form';
import { Rail } from './rail';

interface EditorBodyProps {
  formId: string;
  persona: Persona;
  editing: Editing<PersonaFields>;
}

/** The form of a persona, and what belongs beside it. */
export function EditorBody({ formId, persona, editing }: EditorBodyProps) {
  const { changes } = useChanges(personaHistoryQuery(persona.id));
  const latest = changes?.find(({ revision }) => revision === persona.revision);
  return (
    <div className="lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="p-6 max-md:p-4 lg:overflow-y-auto lg:px-12 lg:py-8">
        <EditForm id={formId} editing={editing} className="mx-auto grid max-w-166 grid-cols-1 gap-5">
          <div aria-live="polite" className="empty:hidden">
            <KeptBar editing={editing} />
            <NewerBar
              editing={editing}
              saved={latest && { by: latest.actor.name, at: latest.at }}
              mine="Your changes are"
            />
          </div>
          <PersonaForm />
        </EditForm>
      </div>
      <Rail persona={persona} values={editing.values} complete={editing.check} />
      <FieldConflict editing={editing} labels={labels} inWords={useWords()} what="this persona" />
    </div>
  );
}

/** What the ids of categories mean. */
function useWords() {
  const categoryName = useCategoryNames();
  return (field: keyof PersonaFields, value: FieldValue): FieldValue =>
    field === 'categories' && typeof value !== 'string' ? value.map(categoryName) : value;
}
