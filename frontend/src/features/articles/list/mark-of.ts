import type { MarkKind } from '@/components/ui/graphics/mark';
import type { ArticleSummary } from '../api/first-drafts';

/** Who touched an article last: a person who promoted or edited it, or else the machine, by itself or when asked. */
export function markOf({ status, edited, authorId }: ArticleSummary): MarkKind {
  if (status === 'promoted') return 'promoted';
  if (edited) return 'edited';
  return authorId === null ? 'scheduled' : 'generated';
}
