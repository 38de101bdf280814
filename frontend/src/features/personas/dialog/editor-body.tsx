import type { RefObject } from 'react';
import type { FieldValue } from '@/components/difference/field-differences';
import { FieldConflict } from '@/components/editing/field-conflict';
import type { Editing } from '@/components/editing/use-edits';
import type { Faults } from '@/components/editing/use-faults';
import type { useSaving } from '@/components/editing/use-saving';
import type { Version } from '@/components/editing/versions';
import { useCategoryNames } from '@/features/categories/contract';
import { labels, type Persona, type PersonaFields } from '../persona-fields';
import { EditorBars } from './editor-bars';
import { PersonaForm } from './persona-form';
import { Rail } from './rail';

interface EditorBodyProps {
  formId: string;
  persona: Persona;
  server: Version<PersonaFields>;
  editing: Editing<PersonaFields>;
  saving: ReturnType<typeof useSaving<PersonaFields, unknown>>;
  form: RefObject<HTMLFormElement | null>;
  faults: Faults<keyof PersonaFields>;
  onChange: (part: Partial<PersonaFields>) => void;
  /** Checks the form and shows what is missing. */
  complete: () => boolean;
  onSubmit: () => void;
}

/** The form of a persona, and what belongs beside it. */
export function EditorBody(props: EditorBodyProps) {
  const { formId, persona, server, editing, saving, form, faults, onChange, complete, onSubmit } = props;
  const inWords = useWords();
  return (
    <div className="lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="p-6 max-md:p-4 lg:overflow-y-auto lg:px-12 lg:py-8">
        <form
          id={formId}
          ref={form}
          noValidate
          className="mx-auto grid max-w-166 grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <EditorBars persona={persona} editing={editing} saving={saving} />
          <PersonaForm values={editing.values} faults={faults} onChange={onChange} />
        </form>
      </div>
      <Rail persona={persona} values={editing.values} complete={complete} />
      <FieldConflict {...{ editing, saving, server, labels, inWords }} what="this persona" />
    </div>
  );
}

/** What the ids of categories mean. */
function useWords() {
  const categoryName = useCategoryNames();
  return (field: keyof PersonaFields, value: FieldValue): FieldValue =>
    field === 'categories' && typeof value !== 'string' ? value.map(categoryName) : value;
}
