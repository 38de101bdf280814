import type { MarkKind } from '@/components/ui/graphics/mark';
import type { AuditItem } from './api/list-audit';

const marks: Readonly<Record<string, MarkKind>> = {
  ArticleGenerated: 'generated',
  ArticleImported: 'imported',
  ArticleImportedAgain: 'imported',
  CaptionsGenerated: 'generated',
  GenerationDrafted: 'generated',
  GenerationFinished: 'generated',
  GenerationOutlined: 'generated',
  GenerationResearched: 'generated',
  GenerationRevised: 'generated',
  HeaderImagesGenerated: 'generated',
  HeaderImagesImported: 'imported',
  HeaderImagesIncomplete: 'generated',
  ScheduledRunFinished: 'generated',
  TopicBatchGenerated: 'generated',
  TopicIdeaGenerated: 'generated',
  ArticlePromoted: 'promoted',
  ArticleRestored: 'restored',
};

/**
 * Returns the mark of an entry of the log, or null for an entry of the system, made by neither a person nor the
 * schedule.
 */
export function markOf({ actor, type }: Pick<AuditItem, 'actor' | 'type'>): MarkKind | null {
  if (actor.kind === 'scheduler') return 'scheduled';
  return marks[type] ?? (actor.kind === 'user' ? 'edited' : null);
}

/** Returns the words of an entry after the actor's name, with which every summary begins. */
export function actionOf({ actor, summary }: Pick<AuditItem, 'actor' | 'summary'>): string {
  return summary.slice(actor.name.length + 1);
}
