import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useSingleFlight } from '@/api/single-flight';
import {
  CardsField,
  ChoiceField,
  ChoicesField,
  PasswordField,
  TextareaField,
  TextField,
} from '@/components/editing/fields';
import { AddDialog, FormDialog } from '@/components/editing/form-dialog';
import { useEditing } from '@/components/editing/use-editing';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery } from '@/features/personas/contract';
import { useAddSite, useChangeSite, useRemoveSite } from '../api/sites';
import {
  bodyFrom,
  changeFrom,
  emptySite,
  faultOf,
  fieldsOf,
  formOptions,
  kinds,
  publishOptions,
  returnOptions,
  type Names,
  type Site,
  type SiteFields,
} from '../domain/site-fields';

const secret = ['password', 'key'] as const;

function useNames(): Names {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: personas = [] } = useQuery(personasQuery);
  return { categories, personas };
}

function SiteForm({ names, isNew }: { names: Names; isNew: boolean }) {
  const kind = useFormContext<SiteFields>().watch('kind');
  const isFolder = kind === 'folder';
  return (
    <>
      {isNew && <CardsField name="kind" label="Kind" options={kinds} />}
      <TextField name="name" label="Name" autoComplete="off" />
      <TextField
        name="address"
        label={isFolder ? 'Path' : 'Address'}
        autoComplete="off"
        spellCheck={false}
        hint={
          isFolder
            ? 'Within the directory that SITES_DIR names on the server.'
            : 'The site’s own address, such as https://blog.example.'
        }
      />
      <CredentialFields kind={kind} hint={isNew ? undefined : 'Left empty, it stays as it is.'} />
      <ChoiceField name="publish" label="A promoted article becomes" options={publishOptions} />
      <ChoiceField name="onReturn" label="When it is returned or deleted" options={returnOptions} />
      {kind !== 'wordpress' && <ChoiceField name="form" label="Text" options={formOptions[kind]} />}
      <MappingFields {...names} />
    </>
  );
}

function CredentialFields({ kind, hint }: { kind: Site['kind']; hint: string | undefined }) {
  if (kind === 'folder') return null;
  if (kind === 'ghost')
    return <PasswordField name="key" label="Admin API key" autoComplete="off" hint={hint} />;
  return (
    <>
      <TextField name="username" label="User name" autoComplete="off" hint={hint} />
      <PasswordField name="password" label="Application password" autoComplete="off" hint={hint} />
    </>
  );
}

/** Fields for the categories that go to the site, and for the names of authors and tags there. */
function MappingFields({ categories }: Names) {
  return (
    <>
      <ChoicesField
        name="categories"
        label="Categories"
        optional
        placeholder="All"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        hint="Articles of these go to the site. With none chosen, all do."
      />
      <TextareaField
        name="authors"
        label="Authors"
        optional
        rows={2}
        hint="Who stands for a persona there, a line each: “Persona = user there”."
      />
      <TextField name="tags" label="Tags" optional autoComplete="off" hint="With commas between them." />
    </>
  );
}

export function EditSite({ site, onClose }: { site: Site; onClose: () => void }) {
  const names = useNames();
  const change = useChangeSite(site.id);
  const editing = useEditing<SiteFields, { site: Site }>({
    server: { values: fieldsOf(site, names), revision: 0 },
    keepAs: `site:${site.id}`,
    secret,
    faultsOf: faultOf(names),
    mutation: {
      ...change,
      mutateAsync: ({ values }) =>
        change.mutateAsync(changeFrom({ ...fieldsOf(site, names), ...values }, names, site)),
    },
    versionOf: (saved) => ({ values: fieldsOf(saved.site, names), revision: 0 }),
    onSaved: onClose,
  });
  return (
    <FormDialog title="Edit Site" editing={editing} onClose={onClose}>
      <SiteForm names={names} isNew={false} />
    </FormDialog>
  );
}

export function NewSite({ onClose }: { onClose: () => void }) {
  const names = useNames();
  const addition = useAddSite();
  return (
    <AddDialog
      title="Add Site"
      keepAs="site-new"
      empty={emptySite}
      secret={secret}
      faultsOf={faultOf(names)}
      mutation={{
        isPending: addition.isPending,
        mutateAsync: (fields) => addition.mutateAsync(bodyFrom(fields, names)),
      }}
      onClose={onClose}
    >
      <SiteForm names={names} isNew />
    </AddDialog>
  );
}

export function RemoveSite({ site, onClose }: { site: Site; onClose: () => void }) {
  const removal = useRemoveSite();
  const remove = useSingleFlight(() => removal.mutateAsync(site, { onSettled: onClose }));
  return (
    <ConfirmDialog
      open
      title="Remove this site?"
      action="Remove Site"
      pending={removal.isPending && 'Removing...'}
      onCancel={onClose}
      onConfirm={remove}
    >
      “{site.name}” is sent nothing more. What was sent stays there.
    </ConfirmDialog>
  );
}
