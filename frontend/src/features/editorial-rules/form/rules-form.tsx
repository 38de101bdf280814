import { Field } from '@/components/ui/controls/field';
import { count } from '@/components/ui/text/numbers';
import { Select } from '@/components/ui/controls/select';
import { Textarea, TextInput } from '@/components/ui/controls/text-input';
import { weekdays, type RulesField } from '../rules-fields';
import { EntryList } from './entry-list';
import type { RulesEditing } from './use-rules-editing';

interface RulesFormProps {
  fields: readonly RulesField[];
  editing: RulesEditing;
}

/** The places of one tab as fields. */
export function RulesForm({ fields, editing }: RulesFormProps) {
  const lists = fields.every(({ kind }) => kind === 'list');
  return (
    <div className={lists ? 'grid gap-x-14 gap-y-10 lg:grid-cols-2' : 'grid max-w-166 gap-5'}>
      {rowsOf(fields).map((row) => (
        <div key={row[0]?.path} className={row.length > 1 ? 'grid gap-5 md:grid-cols-3' : 'contents'}>
          {row.map((field) => (
            <RulesControl key={field.path} field={field} editing={editing} />
          ))}
        </div>
      ))}
    </div>
  );
}

const isShort = ({ kind }: RulesField) => kind === 'number' || kind === 'line' || kind === 'day';

/** Short fields that follow each other stand in one row, any other alone. */
function rowsOf(fields: readonly RulesField[]): RulesField[][] {
  const rows: RulesField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.[0] && isShort(last[0]) && isShort(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

interface ControlProps<Value> {
  field: RulesField;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

function RulesControl({ field, editing }: { field: RulesField; editing: RulesEditing }) {
  const { kind, path, label } = field;
  const value = editing.editing.values[path] ?? '';
  const error = editing.faults[path];
  if (typeof value === 'string') {
    const Control = kind === 'day' ? DayControl : kind === 'number' ? NumberControl : TextControl;
    return <Control {...{ field, value, error }} onChange={(next) => editing.change(path, next)} />;
  }
  return (
    <EntryList
      label={label}
      hint={kind === 'list' ? field.hint : undefined}
      add={kind === 'list' ? field.add : 'Add a trait'}
      kind={kind === 'list' ? 'plain' : 'trait'}
      entries={value}
      fault={error}
      faultAt={(index) => editing.faults[`${path}[${index}]`]}
      onChange={(next) => editing.change(path, next)}
    />
  );
}

function DayControl({ field, value, error, onChange }: ControlProps<string>) {
  return (
    <Field label={field.label} hint="The run begins at 9:00 AM." error={error}>
      <Select
        value={value}
        options={weekdays.map((day) => ({ value: day, label: day }))}
        onChange={onChange}
      />
    </Field>
  );
}

function NumberControl({ field, value, error, onChange }: ControlProps<string>) {
  const most = field.kind === 'number' ? field.most : undefined;
  return (
    <Field label={field.label} aside={most && `1 to ${count(most)}`} error={error}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

function TextControl({ field, value, error, onChange }: ControlProps<string>) {
  return (
    <Field label={field.label} error={error} optional>
      {field.kind === 'line' ? (
        <TextInput value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Textarea value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
