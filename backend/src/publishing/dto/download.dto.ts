import { oneOf, QueryField } from '../../platform/http/input/field.js';
import { type Engine, engines, type NotesForm, notesForms } from '../engines/engines.js';

const downloadFormats = ['md', 'html', 'html-fragment', 'docx'] as const;

export class DownloadQuery {
  @QueryField(oneOf(downloadFormats), {
    description: '`html` is a page of its own, `html-fragment` the text alone, to be put into another page.',
  })
  format: (typeof downloadFormats)[number];

  @QueryField(oneOf(['promoted', 'present']), {
    optional: true,
    description: 'Which text, where it was changed since it was promoted; defaults to the present one.',
  })
  text?: 'promoted' | 'present';

  @QueryField(oneOf(engines), {
    optional: true,
    description:
      'The site engine that markdown is for, with front matter that it reads; `astro` is for Eleventy and MDX, too. Defaults to `plain`, which has none.',
  })
  for?: Engine;

  @QueryField(oneOf(notesForms), {
    optional: true,
    description:
      'How markdown has its notes: as footnotes, or as a list with links of HTML, for engines that know no footnotes. Defaults to `footnotes`, which Hugo always gets.',
  })
  notes?: NotesForm;
}
