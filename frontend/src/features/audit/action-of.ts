import type { components } from '@/api/schema.gen';

type AuditItem = components['schemas']['AuditItem'];

/** What an entry of the log says after the name of who did it, with which every summary begins. */
export function actionOf({ actor, summary }: Pick<AuditItem, 'actor' | 'summary'>): string {
  return summary.slice(actor.name.length + 1);
}
