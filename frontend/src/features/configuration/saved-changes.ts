import type { components } from '@/api/schema.gen';

/** What a save did, in words: '1 created, 2 updated, 0 removed.' */
export function inWords({
  created,
  updated,
  removed,
}: components['schemas']['ConfigurationChanges']): string {
  if (created + updated + removed === 0) return 'Nothing changed.';
  return `${created} created, ${updated} updated, ${removed} removed.`;
}
