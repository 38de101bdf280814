import { useUser } from '@/api/session';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import type { Options } from '../use-options';

/** An author's persona, which only administrators change. */
export function OwnPersona({ personas }: Pick<Options, 'personas'>) {
  const { assignedPersona } = useUser();
  const name = personas.find(({ value }) => value === assignedPersona)?.label ?? '';
  return (
    <Field label="Persona" hint="Your assigned persona">
      <TextInput readOnly value={name} />
    </Field>
  );
}
