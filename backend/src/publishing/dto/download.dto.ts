import { oneOf, QueryField } from '../../platform/http/input/field.js';

export const downloadFormats = ['md', 'html', 'html-fragment'] as const;

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

  @QueryField(oneOf(['plain']), { optional: true, description: 'What it is for; defaults to `plain`.' })
  for?: 'plain';
}
