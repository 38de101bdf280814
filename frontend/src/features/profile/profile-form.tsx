import { FieldConflict } from '@/components/editing/field-conflict';
import { KeptBar } from '@/components/editing/kept-bar';
import type { Editing } from '@/components/editing/use-edits';
import { refusedFields, useFaults } from '@/components/editing/use-faults';
import { useSaving } from '@/components/editing/use-saving';
import type { Version } from '@/components/editing/versions';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea, TextInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast-store';
import { ownPart, type ProfileFields } from './api/profile';
import { useSaveProfile } from './api/save-profile';
import { labels } from './labels';

const MISSING = 'Please provide a description for your persona.';

interface ProfileFormProps {
  personaId: string;
  server: Version<ProfileFields>;
  editing: Editing<ProfileFields>;
  /** Back to reading. */
  onClose: () => void;
}

/** The author's part of a persona, to edit. */
export function ProfileForm({ personaId, server, editing, onClose }: ProfileFormProps) {
  const { form, faults, show, clear } = useFaults<keyof ProfileFields>();
  const saving = useSaving({
    editing,
    mutation: useSaveProfile(personaId),
    versionOf: ownPart,
    onSaved: onClose,
    onRefused: (error) => show(refusedFields(error)),
  });
  const submit = () => {
    if (editing.values.description.trim() !== '') return saving.save();
    show({ description: MISSING });
    toast({ title: 'Missing Information', description: MISSING, tone: 'destructive' });
  };
  const cancel = () => {
    editing.discard();
    onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <KeptBar editing={editing} />
      <ProfileInputs
        values={editing.values}
        faults={faults}
        onChange={(part) => {
          editing.change(part);
          clear(part);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={saving.pending && 'Saving...'}>
          Save Changes
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
      <FieldConflict what="this persona" editing={editing} saving={saving} server={server} labels={labels} />
    </form>
  );
}

interface ProfileInputsProps {
  values: ProfileFields;
  faults: Partial<Record<keyof ProfileFields, string>>;
  onChange: (part: Partial<ProfileFields>) => void;
}

function ProfileInputs({ values, faults, onChange }: ProfileInputsProps) {
  return (
    <>
      <Field label={labels.expertise} optional error={faults.expertise}>
        <TextInput
          autoFocus
          value={values.expertise}
          onChange={({ target }) => onChange({ expertise: target.value })}
        />
      </Field>
      <Field label={labels.description} error={faults.description}>
        <Textarea
          rows={4}
          value={values.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <Field label={labels.writingStyle} optional error={faults.writingStyle}>
        <Textarea
          rows={4}
          value={values.writingStyle}
          onChange={({ target }) => onChange({ writingStyle: target.value })}
        />
      </Field>
    </>
  );
}
