import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Select } from '@/components/ui/controls/select';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery } from '@/features/personas/contract';
import { useStart, type Import, type Mapping } from '../api/imports';

/** The number of names that are listed. Nobody would map more, so the rarest names are left unmapped. */
const mostShown = 50;
const none = '';

const statuses = [
  { value: 'elsewhere', label: 'Stays published elsewhere' },
  { value: 'draft', label: 'Becomes a draft' },
];

const pictures = [
  { value: 'there', label: 'Stay where they are' },
  { value: 'fetched', label: 'The first three become header images' },
];

/**
 * The form that maps the names of the archive to personas and categories, and says what happens to published articles.
 * It starts the import. Its children are beside the start button.
 */
export function MappingForm({ found, children }: { found: Import; children: ReactNode }) {
  const [mapping, setMapping] = useState<Mapping>(found.mapping);
  const { data: personas = [] } = useQuery(personasQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { mutate: start, isPending } = useStart(found);
  return (
    <form
      className="mt-6 grid max-w-166 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        start(mapping);
      }}
    >
      <Names
        title="Authors"
        names={found.authors}
        ours={personas}
        nobody="No persona"
        chosen={mapping.authors}
        onChoose={(authors) => setMapping({ ...mapping, authors })}
      />
      <Names
        title="Categories and tags"
        names={found.categories}
        ours={categories}
        nobody="No category"
        chosen={mapping.categories}
        onChoose={(chosen) => setMapping({ ...mapping, categories: chosen })}
      />
      <Choice
        title="What is published there"
        value={mapping.status}
        options={statuses}
        onChoose={(chosen) => setMapping({ ...mapping, status: chosen === 'draft' ? 'draft' : 'elsewhere' })}
      />
      <Choice
        title="Pictures"
        value={mapping.fetchImages ? 'fetched' : 'there'}
        options={pictures}
        onChoose={(chosen) => setMapping({ ...mapping, fetchImages: chosen === 'fetched' })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isPending && 'Starting…'}>
          Start Import
        </Button>
        {children}
      </div>
    </form>
  );
}

interface ChoiceProps {
  title: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ title, value, options, onChoose }: ChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <p className="font-medium">{title}</p>
      <Select label={title} value={value} onChange={onChoose} options={options} />
    </div>
  );
}

interface NamesProps {
  title: string;
  names: readonly string[];
  ours: readonly { id: string; name: string }[];
  nobody: string;
  chosen: Mapping['authors'];
  onChoose: (chosen: Mapping['authors']) => void;
}

function Names({ title, names, ours, nobody, chosen, onChoose }: NamesProps) {
  if (names.length === 0) return null;
  const options = [
    { value: none, label: nobody },
    ...ours.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{title}</legend>
      {names.slice(0, mostShown).map((name) => (
        <div key={name} className="grid grid-cols-2 items-center gap-3 max-md:grid-cols-1">
          <span className="min-w-0 break-words">{name}</span>
          <Select
            label={`${title}: ${name}`}
            value={chosen[name] ?? none}
            onChange={(id) => onChoose({ ...chosen, [name]: id === none ? null : id })}
            options={options}
          />
        </div>
      ))}
      {names.length > mostShown && (
        <p className="text-small text-ink-3">The {names.length - mostShown} rarest names are not listed.</p>
      )}
    </fieldset>
  );
}
