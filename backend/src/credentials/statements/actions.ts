import { counted } from '../../../../checks/text/counted.js';
import { inWords } from './in-words.js';
import type { ImageFacts, TextFacts } from './facts.js';

const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Terms of the IPTC for how something came about. */
export type SourceType =
  | 'trainedAlgorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'humanEdits'
  | 'digitalCreation';

/** The address by which a term is named. */
export const addressOf = (term: SourceType): string => `${sourceTypes}${term}`;

/** Something that was done, as `c2pa.actions.v2` tells it. */
export interface Action {
  readonly action: string;
  /** ISO 8601. */
  readonly when?: string;
  /** An address. */
  readonly digitalSourceType?: string;
  readonly description?: string;
}

/** Whether people examined what a model made: `humanOversightLevel` of `c2pa.ai-disclosure`. */
export type OversightLevel = 'fully_autonomous' | 'prompt_guided' | 'human_validated';

/** What tells whose the words of a text are. */
type Writers = Pick<TextFacts, 'origins' | 'models'>;

/** Whether words of a model stand in the text; without a count, its draft is what it was, if a model drafted it. */
export const isOfModel = ({ origins, models }: Writers): boolean =>
  origins ? origins.drafted + origins.proposed > 0 : models.length > 0;

/** Whether the text is what became of a model's draft, rather than of what people wrote. */
export const isDraftOfModel = (facts: Writers): boolean =>
  isOfModel(facts) &&
  (!facts.origins || facts.origins.drafted > 0 || facts.origins.words === facts.origins.proposed);

/** Whether words of it came from an archive, without a count its draft: nobody here can say how those were written. */
export const isOfArchive = ({ origins, models }: Writers): boolean =>
  origins ? (origins.imported ?? 0) > 0 : models.length === 0;

/** How all of a text came about, where only one term fits; undefined where nobody can say. */
export function sourceTypeOf(writers: Writers): SourceType | undefined {
  if (isDraftOfModel(writers)) return 'trainedAlgorithmicMedia';
  if (isOfModel(writers)) return 'compositeWithTrainedAlgorithmicMedia';
  return isOfArchive(writers) ? undefined : 'digitalCreation';
}

/**
 * What was done to a promoted text, in order: the first action says how it came about. What came from an archive was opened, which claims nothing about how it came about.
 */
export function actionsOf(facts: TextFacts): readonly Action[] {
  const { origins, asDrafted, draftedAt, promotedAt } = facts;
  const { words = 0, proposed = 0, person = 0, people = 0 } = origins ?? {};
  const of = `of ${counted(words, 'word')}`;
  const created = isDraftOfModel(facts) ? 'trainedAlgorithmicMedia' : 'digitalCreation';
  const isEdited = created === 'trainedAlgorithmicMedia' || isOfArchive(facts);
  const edits: Action[] = [];
  if (isEdited && person > 0) {
    const description = `${person} ${of} by ${inWords(people, 'person', 'people')}`;
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

/** How far people examined the model's words before they left the desk; null where no word is a model's. */
export function oversightOf(facts: TextFacts): OversightLevel | null {
  const { origins, promotedByPerson, openedForReview } = facts;
  if (!isOfModel(facts)) return null;
  if (!promotedByPerson) return 'fully_autonomous';
  const isWorkedOn = origins !== null && origins.person + origins.proposed > 0;
  return openedForReview || isWorkedOn ? 'human_validated' : 'prompt_guided';
}

/** What was done to a header image. What was found claims nothing about how it came about. */
export function actionsOfImage({ source, at }: ImageFacts): readonly Action[] {
  const first: Action =
    source === 'drawn'
      ? { action: 'c2pa.created', when: at, digitalSourceType: addressOf('trainedAlgorithmicMedia') }
      : { action: 'c2pa.opened', when: at };
  return [first, { action: 'c2pa.cropped' }, { action: 'c2pa.resized' }, { action: 'c2pa.transcoded' }];
}

/** Null for what no model drew. */
export function oversightOfImage({ source, chosen }: ImageFacts): OversightLevel | null {
  if (source === 'found') return null;
  return chosen ? 'human_validated' : 'prompt_guided';
}
