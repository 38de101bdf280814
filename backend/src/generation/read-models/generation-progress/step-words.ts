import { counted } from '../../../../../checks/text/counted.js';
import type { GenerationEventData } from '../../domain/generation.events.js';
import type { Research } from '../../domain/research.js';

/** Sums up the research in the first line, then gives each failure of a search a line of its own. */
export function foundByResearch({ questions, sources, passages, leftOut }: Research): string {
  const sum = `${counted(questions.length, 'question')}, ${counted(passages.length, 'passage')} of ${counted(sources.length, 'source')}; ${leftOut.length} left out.`;
  const failures = new Set(questions.flatMap(({ failure }) => failure ?? []));
  return [sum, ...failures].join('\n');
}

/** Tells the answers, then how many of them could not be used. */
export function critiqueInWords({
  verdicts,
  discarded,
}: Pick<GenerationEventData<'GenerationCritiqued'>, 'verdicts' | 'discarded'>): string {
  const left =
    discarded === 0
      ? ''
      : ` ${counted(discarded, 'answer')} left out: unreadable, or no such quotation in the text.`;
  return answersInWords(verdicts) + left;
}

function answersInWords(verdicts: GenerationEventData<'GenerationCritiqued'>['verdicts']): string {
  if (verdicts.length === 0) return 'No question was answered.';
  const noes = verdicts.filter(({ holds }) => !holds).length;
  return `${noes} of ${counted(verdicts.length, 'question')} answered no.`;
}

/** Tells what is right and what is not, then how much of the answer could not be used. */
export function reviewInWords({
  claims,
  verdicts,
  discarded,
}: GenerationEventData<'GenerationReviewed'>): string {
  const supported = claims.filter(({ kind }) => kind === 'supported').length;
  const told = [
    `${counted(claims.length, 'claim')} looked at: ${supported} supported, ${claims.length - supported} in doubt.`,
    answersInWords(verdicts),
  ];
  if (discarded > 0)
    told.push(
      `${counted(discarded, 'answer')} left out: they could not be read, or what they quote was not found.`,
    );
  return told.join(' ');
}

const whose = { model: 'To mend', person: 'For a person', nobody: 'Note' } as const;

/** Counts the findings and notes in the first line, then gives each recorded one a line of its own. */
export function foundInWords({
  found: { block, warn, info },
  told = [],
}: GenerationEventData<'GenerationChecked'>): string {
  const sum = `${counted(block + warn, 'finding')}, ${counted(info, 'note')}.`;
  return [sum, ...told.map((one) => `${whose[one.for]}: ${one.message}`)].join('\n');
}
