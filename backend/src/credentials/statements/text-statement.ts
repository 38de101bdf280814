import { DateTime } from 'luxon';
import { isDraftOfModel, isOfArchive, isOfModel } from './actions.js';
import type { TextFacts, WordOrigins } from './facts.js';
import { countInWords } from './in-words.js';

/**
 * Says in a few sentences how a promoted text was made and who is responsible for it. It agrees with `actionsOf` and
 * `oversightOf`.
 * @param zone the time zone for the day of the approval
 */
export function textStatement(facts: TextFacts, zone = 'utc'): string {
  return [...howItWasMade(facts), approval(facts, zone)].join(' ');
}

function howItWasMade(facts: TextFacts): string[] {
  const { origins, asDrafted } = facts;
  const model = modelsIn(facts);
  if (isOfArchive(facts)) return origins ? fromArchive(origins, model) : fromArchiveUncounted;
  if (!isOfModel(facts)) return ['Written by people.'];
  if (!origins) return [`Drafted by ${model}.`, uncounted];
  const { proposed, person, words } = origins;
  if (!isDraftOfModel(facts)) {
    return [`Written by people, who accepted ${share(proposed, words)} from ${model}.`];
  }
  if (person + proposed === 0) {
    return asDrafted
      ? [`Written by ${model}.`, 'Nobody changed a word.']
      : [`Drafted by ${model}.`, 'People left words out or set the title, and wrote none of the text.'];
  }
  return [
    `Drafted by ${model}.`,
    ...(person > 0 ? [`${changedWords(origins)}.`] : []),
    ...(proposed > 0 ? [`${acceptedWords(origins)}.`] : []),
  ];
}

const uncounted = 'How many words people changed was not counted.';
const fromArchiveUncounted = [
  'It came from an archive, which doesn’t tell how it was written.',
  'How many words were changed was not counted.',
];

function fromArchive(origins: WordOrigins, model: string): string[] {
  const { imported = 0, words, person, proposed } = origins;
  return [
    `${share(imported, words)} came from an archive, which doesn’t tell how they were written.`,
    ...(person > 0 ? [`${changedWords(origins)}.`] : []),
    ...(proposed > 0 ? [`${acceptedWords(origins)} from ${model}.`] : []),
  ];
}

function changedWords({ people, person, words }: WordOrigins): string {
  return `${startOf(countInWords(people, 'person', 'people'))} changed ${share(person, words)}`;
}

function acceptedWords({ proposed, words }: WordOrigins): string {
  return `People accepted ${share(proposed, words)} as proposals`;
}

const share = (part: number, all: number): string =>
  `${part.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} words`;

function modelsIn({ models }: TextFacts): string {
  if (models.length === 0) return 'an AI model';
  return `${models.length === 1 ? 'an AI model' : 'AI models'} (${models.join(', ')})`;
}

function approval({ promotedAt, promotedByPerson, responsible, publisher }: TextFacts, zone: string): string {
  const day = DateTime.fromISO(promotedAt, { zone }).setLocale('en-GB').toFormat('d MMMM yyyy');
  const done = promotedByPerson ? `Approved on ${day}` : `Released on ${day}, approved by nobody`;
  return responsible ? `${done}; responsible: ${responsible.name}, ${publisher}.` : `${done}.`;
}

const startOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
