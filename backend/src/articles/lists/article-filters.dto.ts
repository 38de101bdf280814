import { listOf, oneOf, QueryField, text } from '../../platform/http/input/field.js';
import { PageQuery } from '../../platform/http/input/page.js';
import type { ArticleStatus } from '../domain/article.commands.js';

const articleOrders = ['newest', 'oldest', 'changed'] as const;
export type ArticleOrder = (typeof articleOrders)[number];

const outdatedFilters = ['any', 'text', 'title', 'rules', 'persona', 'idea'] as const;

/** Filters of the lists; a filter that may be repeated finds what any of its values finds. */
export class ArticleFilters extends PageQuery {
  @QueryField(text({ max: 100 }), { optional: true, description: 'Articles this user requested.' })
  authorId?: string;

  @QueryField(text({ max: 300 }), {
    optional: true,
    description: 'Text to find in the title, persona or category.',
  })
  q?: string;

  @QueryField(listOf(text({ max: 100 }), { max: 100 }), { optional: true, description: 'Persona ids.' })
  persona?: string[];

  @QueryField(listOf(text({ max: 200 }), { max: 200 }), { optional: true, description: 'Category ids.' })
  category?: string[];

  @QueryField(oneOf(['all', 'draft', 'promoted', 'elsewhere', 'published']), {
    optional: true,
    description: '`elsewhere`: imported, and published elsewhere. `published`: promoted or that.',
  })
  status?: 'all' | ArticleStatus | 'published';

  @QueryField(oneOf(outdatedFilters), {
    optional: true,
    description:
      'Articles that are out of date, or something made of them is: for any reason, or because text, title, rules or persona changed, or the idea was deleted.',
  })
  outdated?: (typeof outdatedFilters)[number];

  @QueryField(oneOf(articleOrders), {
    optional: true,
    description:
      '`newest` (the default) and `oldest` sort by creation; `changed` puts the last changed first.',
  })
  order?: ArticleOrder;

  @QueryField(oneOf(['true']), {
    optional: true,
    description: 'Articles in whose text every block is the model’s, as it left it.',
  })
  untouched?: 'true';
}
