import { counted } from '../../../../checks/text/counted.js';
import { countInWords } from './in-words.js';
import type { ImageFacts, TextFacts } from './facts.js';

const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Terms of the IPTC for how a work came about. */
export type SourceType =
  | 'trainedAlgorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'humanEdits'
  | 'digitalCreation';

/** Returns the address by which a term is named. */
export const addressOf = (term: SourceType): string => `${sourceTypes}${term}`;

/** An action, as `c2pa.actions.v2` describes it. */
export interface Action {
  readonly action: string;
  /** The time of the action, in ISO 8601. */
  readonly when?: string;
  /** The address of a term. */
  readonly digitalSourceType?: string;
  readonly description?: string;
}

/** Whether people examined the work of a model: `humanOversightLevel` of `c2pa.ai-disclosure`. */
export type OversightLevel = 'fully_autonomous' | 'prompt_guided' | 'human_validated';

/** The facts that tell who or what wrote the words of a text. */
type Writers = Pick<TextFacts, 'origins' | 'models'>;

/** Whether the text contains words of a model. Without a count, it does if a model drafted it. */
export const isOfModel = ({ origins, models }: Writers): boolean =>
  origins ? origins.drafted + origins.proposed > 0 : models.length > 0;

/** Whether the text grew out of a model's draft, rather than out of words that people wrote. */
export const isDraftOfModel = (facts: Writers): boolean =>
  isOfModel(facts) &&
  (!facts.origins || facts.origins.drafted > 0 || facts.origins.words === facts.origins.proposed);

/**
 * Whether the text contains words from an archive; nobody here can say how those were written. Without a count, it does
 * if no model drafted it.
 */
export const isOfArchive = ({ origins, models }: Writers): boolean =>
  origins ? (origins.imported ?? 0) > 0 : models.length === 0;

/** The one term that fits the whole text; undefined if nobody can say how it came about. */
export function sourceTypeOf(writers: Writers): SourceType | undefined {
  if (isDraftOfModel(writers)) return 'trainedAlgorithmicMedia';
  if (isOfModel(writers)) return 'compositeWithTrainedAlgorithmicMedia';
  return isOfArchive(writers) ? undefined : 'digitalCreation';
}

/**
 * Returns the actions on a promoted text, in order; the first says how the text came about. If only one source type
 * fits, it is the first action's. A text from an archive was opened, which claims nothing about how it came about.
 */
export function actionsOf(facts: TextFacts): readonly Action[] {
  const { origins, asDrafted, draftedAt, promotedAt } = facts;
  const { words = 0, proposed = 0, person = 0, people = 0 } = origins ?? {};
  const of = `of ${counted(words, 'word')}`;
  const created = isDraftOfModel(facts) ? 'trainedAlgorithmicMedia' : 'digitalCreation';
  const isEdited = created === 'trainedAlgorithmicMedia' || isOfArchive(facts);
  const edits: Action[] = [];
  if (isEdited && person > 0) {
    const description = `${person} ${of} by ${countInWords(people, 'person', 'people')}`;
    edits.push(edit('humanEdits', description));
  }
  if (proposed > 0) {
    const description = `${proposed} ${of} by a model, as proposals that people accepted`;
    edits.push(edit('compositeWithTrainedAlgorithmicMedia', description));
  }
  if (origins && isEdited && edits.length === 0 && !asDrafted) {
    edits.push({ action: 'c2pa.edited', description: 'People left words out, or set the title' });
  }
  return [
    isOfArchive(facts)
      ? { action: 'c2pa.opened', when: draftedAt }
      : { action: 'c2pa.created', when: draftedAt, digitalSourceType: addressOf(created) },
    ...edits,
    { action: 'c2pa.published', when: promotedAt },
  ];
}

function edit(term: SourceType, description: string): Action {
  return { action: 'c2pa.edited', digitalSourceType: addressOf(term), description };
}

/** Returns how far people examined the model's words before they left the desk; null if no word is a model's. */
export function oversightOf(facts: TextFacts): OversightLevel | null {
  const { origins, promotedByPerson, openedForReview } = facts;
  if (!isOfModel(facts)) return null;
  if (!promotedByPerson) return 'fully_autonomous';
  const isWorkedOn = origins !== null && origins.person + origins.proposed > 0;
  return openedForReview || isWorkedOn ? 'human_validated' : 'prompt_guided';
}

/** Returns the actions on a header image. For a found image, they claim nothing about how it came about. */
export function actionsOfImage({ source, at }: ImageFacts): readonly Action[] {
  const first: Action =
    source === 'drawn'
      ? { action: 'c2pa.created', when: at, digitalSourceType: addressOf('trainedAlgorithmicMedia') }
      : { action: 'c2pa.opened', when: at };
  return [first, { action: 'c2pa.cropped' }, { action: 'c2pa.resized' }, { action: 'c2pa.transcoded' }];
}

/** Returns how far people examined a drawn image; null if no model drew it. */
export function oversightOfImage({ source, chosen }: ImageFacts): OversightLevel | null {
  if (source === 'found') return null;
  return chosen ? 'human_validated' : 'prompt_guided';
}
