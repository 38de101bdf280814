import type { components } from '@/api/schema.gen';
import { checkName } from '@checks/registry';
import { counted } from '@/components/ui/text/numbers';

type Rules = components['schemas']['RulesAnswer'];
type User = components['schemas']['UserAnswer'];

const listed = new Intl.ListFormat('en');

/**
 * Returns sentences on how the house ensures that people review what a model wrote. They say only what the rules in
 * force require.
 */
export function measuresIn({ promotion }: Rules): string[] {
  const { blocking = [], secondPerson = false, maxUntouchedAiShare = null } = promotion ?? {};
  return [
    'An article leaves the desk only when somebody promotes it. Who did, who opened it for review and when are on record.',
    blocking.length > 0
      ? `An article can’t be promoted while it fails ${counted(blocking.length, 'check')}: ${listed.format(blocking.map(checkName))}. An administrator can override this with a reason, which is on record.`
      : 'No check blocks a promotion.',
    secondPerson
      ? 'Somebody else must promote what one has generated or edited.'
      : 'Whoever generated or edited an article may promote it, too.',
    maxUntouchedAiShare === null
      ? 'There is no limit on text that a model wrote and nobody changed.'
      : `At most ${Number((maxUntouchedAiShare * 100).toFixed(2))} % of the words may be in paragraphs of a model that nobody has changed.`,
  ];
}

/** Says how many people can sign in, and what they may do. */
export function peopleInWords(users: readonly User[]): string {
  const administrators = users.filter(({ role }) => role === 'admin').length;
  const authors = users.length - administrators;
  const all = users.length === 1 ? '1 person works' : `${users.length} people work`;
  const kinds = [
    `${counted(administrators, 'administrator')}, who may promote and edit every article and set the rules`,
    ...(authors > 0
      ? [`${counted(authors, 'author')}, who may promote and edit the articles of their own persona`]
      : []),
  ];
  return `${all} at the desk: ${kinds.join('; ')}.`;
}
