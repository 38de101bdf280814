import { useUser } from '@/api/session';
import { useEdits } from '@/components/editing/use-edits';
import { refusedFields, useFaults } from '@/components/editing/use-faults';
import { useSaving } from '@/components/editing/use-saving';
import { useChangePersona } from '../api/change-persona';
import { faultOf, versionOf, type Persona, type PersonaFields } from '../persona-fields';

/** The form of a persona that exists: its edits, its faults, and its way to the server. */
export function usePersonaEditing(persona: Persona, onSaved: () => void) {
  const server = versionOf(persona);
  const editing = useEdits<PersonaFields>({ server, keepAs: `${useUser().id}:persona:${persona.id}` });
  const { form, faults, show, clear } = useFaults<keyof PersonaFields>();
  const saving = useSaving({
    editing,
    mutation: useChangePersona(persona.id),
    versionOf: (saved) => versionOf(saved.persona),
    onSaved,
    onRefused: (error) => show(refusedFields(error, { 'duplicate-name': 'name' })),
  });
  /** Checks the form and shows what is missing. */
  const complete = () => {
    const found = faultOf(editing.values);
    show(found);
    return Object.keys(found).length === 0;
  };
  return {
    server,
    editing,
    saving,
    form,
    faults,
    complete,
    change: (part: Partial<PersonaFields>) => {
      editing.change(part);
      clear(part);
    },
    submit: () => {
      if (complete()) saving.save();
    },
  };
}
