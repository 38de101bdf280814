import { oneOf, QueryField } from '../../platform/http/input/field.js';
import { type Engine, engines, type NotesForm, notesForms } from '../engines/engines.js';

const downloadFormats = ['md', 'html', 'html-fragment', 'docx'] as const;

export class DownloadQuery {
  @QueryField(oneOf(downloadFormats), {
    description:
      'The format of the file. `html` is a complete page; `html-fragment` is the text alone, to be put into another page.',
  })
  format: (typeof downloadFormats)[number];

  @QueryField(oneOf(['promoted', 'present']), {
    optional: true,
    description:
      'The text to download, if it was changed after it was promoted; defaults to the present one.',
  })
  text?: 'promoted' | 'present';

  @QueryField(oneOf(engines), {
    optional: true,
    description:
      'The site engine that the markdown is for; it gets front matter that the engine reads. `astro` also suits Eleventy and MDX. Defaults to `plain`, which has no front matter.',
  })
  for?: Engine;

  @QueryField(oneOf(notesForms), {
    optional: true,
    description:
      'The form of the notes in markdown: footnotes, or a list with HTML links for engines that have no footnotes. Defaults to `footnotes`, which Hugo always gets.',
  })
  notes?: NotesForm;
}
