import { listOf, oneOf, QueryField, text } from '../../platform/http/input/field.js';
import { PageQuery } from '../../platform/http/input/page.js';
import type { ArticleStatus } from '../domain/article.commands.js';

const articleOrders = ['newest', 'oldest', 'changed'] as const;
export type ArticleOrder = (typeof articleOrders)[number];

const outdatedFilters = ['any', 'text', 'title', 'rules', 'persona', 'idea'] as const;

/** Filters of the lists; a filter that may be repeated finds what any of its values finds. */
export class ArticleFilters extends PageQuery {
  @QueryField(text({ max: 100 }), {
    optional: true,
    description: 'The id of the user who requested the articles.',
  })
  authorId?: string;

  @QueryField(text({ max: 300 }), {
    optional: true,
    description: 'A text to find in the title, the persona’s name or the category’s name.',
  })
  q?: string;

  @QueryField(listOf(text({ max: 100 }), { max: 100 }), {
    optional: true,
    description: 'The ids of personas.',
  })
  persona?: string[];

  @QueryField(listOf(text({ max: 200 }), { max: 200 }), {
    optional: true,
    description: 'The ids of categories.',
  })
  category?: string[];

  @QueryField(oneOf(['all', 'draft', 'promoted', 'elsewhere', 'published']), {
    optional: true,
    description:
      'The state of the articles. `elsewhere`: imported, and published elsewhere. `published`: promoted or published elsewhere.',
  })
  status?: 'all' | ArticleStatus | 'published';

  @QueryField(oneOf(outdatedFilters), {
    optional: true,
    description:
      'Finds articles that are out of date, or of which something made from them is: for any reason, or because the text, the title, the rules or the persona changed, or the idea was deleted.',
  })
  outdated?: (typeof outdatedFilters)[number];

  @QueryField(oneOf(articleOrders), {
    optional: true,
    description:
      'The order of the articles. `newest` (the default) and `oldest` sort by creation; `changed` puts the latest change first.',
  })
  order?: ArticleOrder;

  @QueryField(oneOf(['true']), {
    optional: true,
    description: 'Finds articles in which every block is the model’s and nobody has changed anything.',
  })
  untouched?: 'true';
}
