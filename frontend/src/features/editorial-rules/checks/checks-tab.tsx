import type { ReactNode } from 'react';
import { ChoiceField } from '@/components/editing/fields';
import { Chip } from '@/components/ui/text/chip';
import { RulesForm } from '../form/rules-form';
import type { RulesEditing } from '../form/use-rules-editing';
import { inWords, type RulesValues } from '../rules-values';
import { RulesView } from '../view/rules-view';
import { checkFields, kindNames, listFields, severityNames } from './checks-fields';

type CheckField = (typeof checkFields)[number];

/** Every check with what it may do, and the lists that some go by. */
export function ChecksView({ values }: { values: RulesValues }) {
  return (
    <Parts lists={<RulesView fields={listFields} values={values} />}>
      {checkFields.map((check) => (
        <CheckEntry key={check.id} check={check}>
          <Severity check={check} value={values[check.field.path] ?? check.usual} />
        </CheckEntry>
      ))}
    </Parts>
  );
}

/** The same, to be set. */
export function ChecksForm({ editing }: { editing: RulesEditing }) {
  return (
    <Parts lists={<RulesForm fields={listFields} editing={editing} />}>
      {checkFields.map((check) => (
        <CheckEntry key={check.id} check={check}>
          <ChoiceField
            name={check.field.path}
            label={`Severity of ${check.field.label}`}
            hideLabel
            options={check.field.options}
          />
        </CheckEntry>
      ))}
    </Parts>
  );
}

function Parts({ lists, children }: { lists: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className="max-w-166 text-small text-ink-2">
        What is certain may block: a draft is revised until it’s gone. What is a guess is wrong now and then,
        so it only advises, and anyone who may edit the article can dismiss it.
      </p>
      <ul aria-label="Checks" className="mt-5 border-t border-line-2">
        {children}
      </ul>
      <div className="mt-10">{lists}</div>
    </>
  );
}

function CheckEntry({ check, children }: { check: CheckField; children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-serif text-h3 font-medium">{check.field.label}</h3>
          <Chip>{kindNames[check.checkKind]}</Chip>
        </div>
        <p className="mt-1 max-w-166 text-small text-ink-2">{check.about}</p>
      </div>
      {children}
    </li>
  );
}

/** What the house makes of its findings, and the check’s own where that is another. */
function Severity({ check, value }: { check: CheckField; value: string | readonly string[] }) {
  return (
    <p className="text-small">
      <span className="sr-only">Severity: </span>
      <strong className="font-medium">{inWords(check.field.path, value)}</strong>
      {value !== check.usual && <span className="text-ink-3"> · usually {severityNames[check.usual]}</span>}
    </p>
  );
}
