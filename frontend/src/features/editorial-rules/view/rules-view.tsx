import clsx from 'clsx';
import { count } from '@/components/ui/text/numbers';
import type { ChoiceCard, RulesField } from '../domain/rules-field';
import { checkName } from '@checks/registry';
import { valueInWords, type RulesValues } from '../domain/rules-values';
import { pairIn } from '../domain/pairs';

/** The places of one tab, for reading. */
export function RulesView({ fields, values }: { fields: readonly RulesField[]; values: RulesValues }) {
  const lists = fields.every(isList) && fields.length > 1;
  return (
    <dl className={clsx('grid grid-cols-1 gap-8', lists ? 'gap-x-14 @lg:grid-cols-2' : 'max-w-166')}>
      {fields.map((field) => (
        <div key={field.path}>
          <dt className={isList(field) ? 'font-serif text-h2 font-medium' : 'mb-1 text-small text-ink-3'}>
            {field.label}
          </dt>
          <Place field={field} value={values[field.path] ?? ''} />
        </div>
      ))}
    </dl>
  );
}

const isList = ({ kind }: RulesField) => kind === 'list' || kind === 'pairs';

function wordsOf(field: RulesField, value: string) {
  if (field.kind === 'number') return `${count(Number(value))} ${field.unit}`;
  if (field.kind === 'share') return value === '' ? 'No limit.' : `${value} %`;
  if (field.kind === 'flag') return value === 'yes' ? 'Required.' : 'Not required.';
  if (field.kind === 'date' && value !== '')
    return new Date(value).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return valueInWords(field.path, value);
}

function Place({ field, value }: { field: RulesField; value: string | readonly string[] }) {
  if (typeof value === 'string') {
    const words = wordsOf(field, value);
    return (
      <dd className="font-serif text-article whitespace-pre-line">
        {words || <span className="text-ink-3 italic">Not set.</span>}
        {field.kind === 'cards' && <Note options={field.options} value={value} />}
      </dd>
    );
  }
  if (value.length === 0)
    return <dd className="mt-3 font-serif text-article text-ink-3 italic">No entries.</dd>;
  return (
    <dd className="mt-3 font-serif text-[1.0625rem]/7">
      <ul className="border-t border-line">
        {value.map((entry) => (
          <li key={entry} className="border-b border-line py-2.5">
            {field.kind === 'pairs' ? (
              <PairText entry={entry} />
            ) : field.kind === 'checks' ? (
              checkName(entry)
            ) : (
              entry
            )}
          </li>
        ))}
      </ul>
    </dd>
  );
}

/** The note on what the chosen value does and does not do. */
function Note({ options, value }: { options: readonly ChoiceCard[]; value: string }) {
  const chosen = options.find((option) => option.value === value);
  return <span className="block font-sans text-small text-ink-3">{chosen?.note}</span>;
}

function PairText({ entry }: { entry: string }) {
  const { name, text } = pairIn(entry);
  return (
    <>
      <strong className="font-medium">{name}.</strong> {text}
    </>
  );
}
