import type { Proposal } from '../api/proposals';

/** What can be asked for, as its button says it. */
export const kindNames: Record<Proposal['kind'], string> = {
  shorten: 'Shorten',
  plainer: 'Plainer',
  voice: 'In the persona’s voice',
  mend: 'Mend the finding',
  title: 'Another title',
  own: 'In your own words',
};
