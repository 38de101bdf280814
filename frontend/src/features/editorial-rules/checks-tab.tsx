import { ChoiceField } from '@/components/editing/fields';
import { Chip } from '@/components/ui/controls/chip';
import { RulesForm } from './form/rules-form';
import type { RulesEditing } from './form/use-rules-editing';
import { valueInWords } from './domain/rules-values';
import { RulesView } from './view/rules-view';
import { checkFields, checkKindNames, listFields, severityNames } from './domain/checks-fields';

interface ChecksTabProps {
  editing: RulesEditing;
}

/** Lists every check with its severity, and the lists that some checks use, for reading or as a form. */
export function ChecksTab({ editing }: ChecksTabProps) {
  return (
    <>
      <p className="max-w-166 text-small text-ink-2">
        What is certain may block: a draft is revised until it’s gone. What is a guess is wrong now and then,
        so it only advises, and anyone who may edit the article can dismiss it.
      </p>
      <ul aria-label="Checks" className="mt-5 border-t border-line-2">
        {checkFields.map(({ check, field }) => (
          <CheckEntry key={check.id} check={check} field={field} editing={editing} />
        ))}
      </ul>
      <div className="mt-10">
        {editing.active ? (
          <RulesForm fields={listFields} editing={editing} />
        ) : (
          <RulesView fields={listFields} values={editing.server.values} />
        )}
      </div>
    </>
  );
}

type CheckEntryProps = (typeof checkFields)[number] & ChecksTabProps;

function CheckEntry({ check, field, editing: { active, server } }: CheckEntryProps) {
  const { name, kind, about, severity } = check;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 @md:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-serif text-h3 font-medium">{name}</h3>
          <Chip>{checkKindNames[kind]}</Chip>
        </div>
        <p className="mt-1 max-w-166 text-small text-ink-2">{about}</p>
      </div>
      {active ? (
        <ChoiceField name={field.path} label={`Severity of ${name}`} hideLabel options={field.options} />
      ) : (
        <Severity path={field.path} value={server.values[field.path] ?? severity} usual={severity} />
      )}
    </li>
  );
}

interface SeverityProps {
  path: string;
  value: string | readonly string[];
  usual: string;
}

/** The severity of a check in this house, and the check’s usual one if that differs. */
function Severity({ path, value, usual }: SeverityProps) {
  return (
    <p className="text-small">
      <span className="sr-only">Severity: </span>
      <strong className="font-medium">{valueInWords(path, value)}</strong>
      {value !== usual && <span className="text-ink-3"> · usually {severityNames[usual]}</span>}
    </p>
  );
}
