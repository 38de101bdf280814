import type { RulesTab } from './rules-field';

/** The paths of the tab that other code reads. */
export const transparencyPlaces = {
  sign: 'credentials/sign',
  label: 'credentials/label',
  icon: 'credentials/icon',
  name: 'credentials/responsible/name',
  contact: 'credentials/responsible/contact',
} as const;

/**
 * The decisions of the editor-in-chief about Content Credentials. Each choice has a note on what it does and does not
 * do.
 */
export const transparencyTab: RulesTab = {
  value: 'transparency',
  label: 'Transparency',
  fields: [
    {
      kind: 'cards',
      path: transparencyPlaces.sign,
      label: 'Signature',
      absent: 'no',
      truth: true,
      options: [
        {
          value: 'no',
          label: 'Don’t sign',
          note: 'Downloads carry no proof of where they come from, and no label.',
        },
        {
          value: 'yes',
          label: 'Sign promoted articles and their images',
          note: 'Proves that a file left this desk with this statement and wasn’t changed since. It doesn’t prove that the text is true, or who runs the desk.',
        },
      ],
    },
    {
      kind: 'cards',
      path: 'credentials/markdown',
      label: 'Markdown files',
      absent: 'beside',
      options: [
        {
          value: 'beside',
          label: 'Beside the file',
          note: 'A zip with the text as it is and its credentials. Whoever passes on the text alone passes on no proof.',
        },
        {
          value: 'inside',
          label: 'Inside the file',
          note: 'A comment in the first line. It travels with the file, but some programs show it as text.',
        },
        { value: 'off', label: 'None', note: 'Markdown files are not signed; HTML files and images are.' },
      ],
    },
    {
      kind: 'cards',
      path: transparencyPlaces.label,
      label: 'Label for readers',
      absent: 'when-not-reviewed',
      options: [
        {
          value: 'always',
          label: 'Always',
          note: 'The page of every promoted article says under its title how it was made. Markdown says it in its credentials only.',
        },
        {
          value: 'when-not-reviewed',
          label: 'When nobody reviewed it',
          note: 'Only articles that leave without a person’s review say it. Opening a text isn’t proof that it was read with care.',
        },
        {
          value: 'never',
          label: 'Never',
          note: 'Readers see nothing; only machines do. Somebody must be named as responsible.',
        },
      ],
    },
    {
      kind: 'cards',
      path: transparencyPlaces.icon,
      label: 'Mark beside the label',
      absent: 'none',
      options: [
        { value: 'none', label: 'None', note: 'The sentence says it in words.' },
        {
          value: 'eu-basic',
          label: 'The letters AI in a frame',
          note: 'It stands for the EU’s basic icon, whose file the European Commission gives away for use on your site. It says that AI was used, not how much; the sentence beside it does. Nobody has to use it.',
        },
      ],
    },
    {
      kind: 'cards',
      path: 'credentials/namesOfEditors',
      label: 'Names of editors',
      absent: 'no',
      truth: true,
      options: [
        { value: 'no', label: 'Keep them here', note: 'Files say how many people edited, not who.' },
        {
          value: 'yes',
          label: 'Name them in the files',
          note: 'Everybody can read the names, and no file that has left can be called back. Ask your editors first.',
        },
      ],
    },
    {
      kind: 'line',
      path: transparencyPlaces.name,
      label: 'Responsible',
      absent: '',
      longest: 200,
      hint: 'Stands in the sentence that readers see.',
    },
    { kind: 'line', path: 'credentials/responsible/role', label: 'Role', absent: '', longest: 200 },
    {
      kind: 'line',
      path: transparencyPlaces.contact,
      label: 'Contact',
      absent: '',
      longest: 500,
      hint: 'Public: an address that readers can write to.',
    },
    {
      kind: 'text',
      path: 'credentials/policy',
      label: 'Policy',
      absent: '',
      hint: 'How your house reviews what a model wrote. It is printed on the Transparency page; a policy alone is no review.',
    },
  ],
};
