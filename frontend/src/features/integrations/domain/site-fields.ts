import type { Faults } from '@/components/editing/use-faults';
import type { components } from '@/api/schema.gen';

export type Site = components['schemas']['SiteView'];
type SiteBody = components['schemas']['SiteBody'];
type ChangedSite = components['schemas']['ChangedSiteBody'];

/** The values of a site's form. */
export type SiteFields = Pick<Site, 'kind' | 'name' | 'address' | 'publish' | 'onReturn' | 'form'> & {
  username: string;
  password: string;
  key: string;
  /** The ids of the categories. */
  categories: string[];
  /** The authors, one per line, as `Persona = user there`. */
  authors: string;
  /** The tags, separated by commas. */
  tags: string;
};

interface Named {
  id: string;
  name: string;
}

/** The categories and personas of the house, which give ids their names. */
export interface Names {
  categories: readonly Named[];
  personas: readonly Named[];
}

export const kinds = [
  { value: 'wordpress', label: 'WordPress', note: 'Posts in blocks, by an application password.' },
  { value: 'ghost', label: 'Ghost', note: 'Posts in its editor’s cards, by an Admin API key.' },
  {
    value: 'folder',
    label: 'Folder of markdown',
    note: 'A directory or a bare Git repository on the server.',
  },
] as const;

export const publishOptions = [
  { value: 'draft', label: 'A draft there' },
  { value: 'publish', label: 'Published at once' },
] as const;

export const returnOptions = [
  { value: 'nothing', label: 'Nothing' },
  { value: 'draft', label: 'The post becomes a draft' },
  { value: 'unpublish', label: 'The post leaves the site' },
] as const;

export const formOptions = {
  wordpress: [{ value: 'blocks', label: 'Blocks' }],
  ghost: [
    { value: 'blocks', label: 'Blocks that can be edited' },
    { value: 'exact', label: 'Exact: one card of markdown' },
  ],
  folder: [
    { value: 'plain', label: 'Plain markdown' },
    { value: 'hugo', label: 'Hugo' },
    { value: 'jekyll', label: 'Jekyll' },
    { value: 'astro', label: 'Astro, Eleventy' },
  ],
} as const;

export const emptySite: SiteFields = {
  kind: 'wordpress',
  name: '',
  address: '',
  publish: 'draft',
  onReturn: 'nothing',
  form: 'blocks',
  username: '',
  password: '',
  key: '',
  categories: [],
  authors: '',
  tags: '',
};

export function fieldsOf(site: Site, { personas }: Names): SiteFields {
  const { kind, name, address, publish, onReturn, form, categories, authors, tags } = site;
  const nameOf = (id: string) => personas.find((persona) => persona.id === id)?.name ?? id;
  return {
    ...{ kind, name, address, publish, onReturn, form },
    ...{ username: '', password: '', key: '' },
    categories: categories.map(({ categoryId }) => categoryId),
    authors: authors.map((author) => `${nameOf(author.personaId)} = ${author.name}`).join('\n'),
    tags: tags.join(', '),
  };
}

/**
 * Returns the body of a request from a form. @param before the site before the change, whose names for categories are
 * kept
 */
export function bodyFrom(fields: SiteFields, names: Names, before?: Site): SiteBody {
  const { kind, name, address, publish, onReturn, form, username, password, key } = fields;
  const credentials = kind === 'wordpress' ? { username, password } : { key };
  const isGiven = kind !== 'folder' && Object.values(credentials).some((value) => value !== '');
  const known = formOptions[kind].some(({ value }) => value === form);
  return {
    ...{ kind, name, address, publish, onReturn },
    form: known ? form : formOptions[kind][0].value,
    ...(isGiven && { credentials }),
    categories: fields.categories.map((categoryId) => {
      const there = before?.categories.find((one) => one.categoryId === categoryId)?.name;
      return { categoryId, name: there ?? names.categories.find(({ id }) => id === categoryId)?.name ?? '' };
    }),
    authors: authorsIn(fields.authors, names).flatMap(({ personaId, name: user }) =>
      personaId === undefined ? [] : [{ personaId, name: user }],
    ),
    tags: fields.tags.split(',').flatMap((tag) => tag.trim() || []),
  };
}

export function changeFrom(fields: SiteFields, names: Names, before: Site): ChangedSite {
  const { kind: _, ...change } = bodyFrom(fields, names, before);
  return change;
}

/** Returns the first fault of a filled-in form; empty if it can be sent. */
export const faultOf =
  (names: Names) =>
  ({ name, kind, address, authors }: SiteFields): Faults<keyof SiteFields> => {
    if (name.trim() === '') return { name: 'Give the site a name.' };
    if (address.trim() === '') return { address: 'Enter where the site is.' };
    if (kind !== 'folder' && !/^https?:\/\/./.test(address.trim())) {
      return { address: 'The address begins with https:// or http://.' };
    }
    const unknown = authorsIn(authors, names).find(({ personaId }) => personaId === undefined);
    return unknown
      ? { authors: `There is no persona “${unknown.persona}”. Write “Persona = user there”.` }
      : {};
  };

function authorsIn(lines: string, { personas }: Names) {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [persona = '', name = ''] = line.split('=').map((part) => part.trim());
      const personaId = name === '' ? undefined : personas.find((one) => one.name === persona)?.id;
      return { persona, name, personaId };
    });
}
