import { EditForm } from '@/components/editing/edit-form';
import { FieldConflict } from '@/components/editing/field-conflict';
import { TextareaField, TextField } from '@/components/editing/fields';
import { KeptBar } from '@/components/editing/kept-bar';
import type { Editing } from '@/components/editing/use-editing';
import type { Faults } from '@/components/editing/use-faults';
import { Button } from '@/components/ui/controls/button';
import { tellRefusal } from '@/components/ui/feedback/toast-store';
import { labels, type ProfileFields } from './api/get-profile';

const MISSING = 'Please provide a description for your persona.';

export function faultOf({ description }: ProfileFields): Faults {
  return description.trim() === '' ? { description: MISSING } : {};
}

/** Shows a toast, too, if the description is missing. */
export function tellMissing({ description }: Faults): void {
  if (description === MISSING) tellRefusal('Missing Information', description);
}

interface ProfileFormProps {
  editing: Editing<ProfileFields>;
  /** Called to return to the profile. */
  onClose: () => void;
}

export function ProfileForm({ editing, onClose }: ProfileFormProps) {
  const { pending, discard } = editing;
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <EditForm editing={editing} className="grid gap-5">
      <KeptBar editing={editing} />
      <TextField name="expertise" label={labels.expertise} optional autoFocus />
      <TextareaField name="description" label={labels.description} rows={4} />
      <TextareaField name="writingStyle" label={labels.writingStyle} optional rows={4} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={pending && 'Saving...'}>
          Save Changes
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
      <FieldConflict what="this persona" editing={editing} labels={labels} />
    </EditForm>
  );
}
