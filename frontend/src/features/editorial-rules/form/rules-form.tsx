import { CardsField, ChoiceField, ChoicesField, TextareaField, TextField } from '@/components/editing/fields';
import { count } from '@/components/ui/text/numbers';
import { tooLongIn } from '../domain/rules-faults';
import type { RulesField } from '../domain/rules-field';
import { blockingChecks } from '../domain/rules-fields';
import { EntryList } from './entry-list';
import type { RulesEditing } from './use-rules-editing';

/** The fields of one tab. */
export function RulesForm({ fields, editing }: { fields: readonly RulesField[]; editing: RulesEditing }) {
  const lists = fields.every(({ kind }) => kind === 'list');
  return (
    <div className={lists ? 'grid gap-x-14 gap-y-10 @lg:grid-cols-2' : 'grid max-w-166 gap-5'}>
      {rowsOf(fields).map((row) => (
        <div key={row[0]?.path} className={row.length > 1 ? 'grid gap-5 @md:grid-cols-3' : 'contents'}>
          {row.map((field) => (
            <RulesControl key={field.path} field={field} editing={editing} />
          ))}
        </div>
      ))}
    </div>
  );
}

const yesOrNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

const isShort = ({ kind }: RulesField) => kind === 'number' || kind === 'line' || kind === 'day';

/** Puts consecutive short fields into one row, and every other field into a row of its own. */
function rowsOf(fields: readonly RulesField[]): RulesField[][] {
  const rows: RulesField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.[0] && isShort(last[0]) && isShort(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const days = weekdays.map((day) => ({ value: day, label: day }));

function NumberField({ field }: { field: Extract<RulesField, { kind: 'number' }> }) {
  const { path, label, hint, least = 1, most } = field;
  return (
    <TextField
      name={path}
      {...{ label, hint }}
      aside={`${least} to ${count(most)}`}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
    />
  );
}

function RulesControl({ field, editing }: { field: RulesField; editing: RulesEditing }) {
  const named = { name: field.path, label: field.label };
  const fault = tooLongIn(editing.values)[field.path];
  switch (field.kind) {
    case 'day':
      return <ChoiceField {...named} hint="The run begins at 9:00 AM." options={days} />;
    case 'checks':
      return (
        <ChoicesField {...named} hint={field.hint} options={blockingChecks} placeholder="Nothing blocks" />
      );
    case 'flag':
      return <ChoiceField {...named} hint={field.hint} options={yesOrNo} />;
    case 'share':
      return (
        <TextField
          {...named}
          hint={field.hint}
          aside="0 to 100, empty for no limit"
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          step="any"
        />
      );
    case 'number':
      return <NumberField field={field} />;
    case 'date':
      return <TextField {...named} hint={field.hint} optional type="date" />;
    case 'line':
      return <TextField {...named} hint={field.hint} optional fault={fault} />;
    case 'text':
      return <TextareaField {...named} hint={field.hint} optional fault={fault} />;
    case 'choice':
      return <ChoiceField {...named} options={field.options} />;
    case 'cards':
      return <CardsField {...named} options={field.options} />;
    case 'list':
    case 'pairs':
      return <EntryList field={field} editing={editing} />;
  }
}
