import { DomainError } from '../../platform/kernel/domain-error.js';
import type { ArticleCommand, ArticleText } from './article.commands.js';
import type { AcceptedProposal } from './article.events.js';
import { afterTaking, placeInLaterText, withReplacements } from './passage.js';

export type AcceptanceCommand = Extract<ArticleCommand, { type: 'accept-proposal' }>;

/** Accepted proposals by id: the ids of the hunks that were taken over, or null when nothing is left to take over. */
export type Accepted = Readonly<Record<string, readonly string[] | null>>;

interface Target extends ArticleText {
  readonly accepted: Accepted;
}

export function acceptedWith(accepted: Accepted, { id, whole, hunks }: AcceptedProposal): Accepted {
  return { ...accepted, [id]: whole || !hunks ? null : [...(accepted[id] ?? []), ...hunks] };
}

/**
 * Returns the title or the content with the proposal taken over, and what is recorded of the proposal.
 * @throws DomainError `conflict` when it has been accepted already, or when what it is about has changed
 */
export function takenOver(
  proposal: AcceptanceCommand['proposal'],
  change: AcceptanceCommand['change'],
  article: Target,
): Partial<ArticleText> & { readonly proposal: AcceptedProposal } {
  const { [proposal.id]: taken = [] } = article.accepted;
  if (!taken) alreadyAccepted('proposal');
  if ('title' in change) {
    if (article.title !== change.title.from) noLongerFits('title');
    return { title: change.title.to, proposal: { ...proposal, whole: true } };
  }
  const { wanted, hunks } = change;
  const whole = hunks.every(({ id }) => taken.includes(id) || wanted.includes(id));
  const content = contentWith(change, article.content, taken);
  return { content, proposal: { ...proposal, whole, hunks: [...wanted] } };
}

/** @param taken the hunks that were taken over before, which are part of the text by now */
function contentWith(
  change: Exclude<AcceptanceCommand['change'], { title: unknown }>,
  content: string,
  taken: readonly string[],
): string {
  if (change.wanted.some((id) => taken.includes(id))) alreadyAccepted('change');
  const { madeFor, passage, hunks } = afterTaking(change, taken);
  const place = placeInLaterText(madeFor, content, passage) ?? noLongerFits('passage');
  const shift = place - passage.start;
  const moved = hunks
    .filter(({ id }) => change.wanted.includes(id))
    .map((one) => ({ ...one, start: one.start + shift, end: one.end + shift }));
  return withReplacements(content, moved);
}

function alreadyAccepted(what: 'proposal' | 'change'): never {
  throw new DomainError('conflict', 'proposal-settled', `This ${what} has been accepted already.`);
}

export function noLongerFits(what: string): never {
  const message = `The ${what} has changed since this proposal was made. Ask for another one.`;
  throw new DomainError('conflict', 'proposal-stale', message);
}
