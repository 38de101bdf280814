import type { ChangePlace } from '@/components/history/change-words';

/** Where a change of a persona is shown. */
export const placeIn =
  (id: string) =>
  (rev: number): ChangePlace => ({ to: '/personas', search: { persona: id, view: 'history', rev } });
