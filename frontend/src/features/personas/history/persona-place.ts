import type { Change } from '@/components/history/change';
import type { ChangePlace } from '@/components/history/change-words';

/** Where a change is shown in the history of its persona. */
export const placeOf = ({ subject, revision: rev }: Change): ChangePlace => ({
  to: '/personas',
  search: { persona: subject.id, view: 'history', rev },
});

/** Where a change is shown in the history of all personas. */
export const placeAmongAll = ({ subject, revision: rev }: Change): ChangePlace => ({
  to: '/personas',
  search: { view: 'history', of: subject.id, rev },
});
