import { isObstacle } from '../../../../checks/check.js';
import type { Finding } from '../../../../checks/registry.js';
import { figuresIn, numeralsIn } from '../../../../checks/text/numbers.js';
import type { TextDifference } from '../../articles/contract.js';
import type { GenerationEventData } from '../domain/generation.events.js';
import type { ArticleAnswer } from '../writing/article-answer.js';
import { longestSummary, type FinishAnswer } from '../writing/finish-prompt.js';
import { keepsGaps } from '../writing/gaps.js';
import { isPlain, openingOf, withOpening } from '../writing/opening.js';
import { lossesIn } from './acceptance.js';
import { severe, type CheckedDraft } from './text-checks.js';

type Finished = GenerationEventData<'GenerationFinished'>;

/** A text with the last touches that were accepted. */
interface Touched extends Pick<Finished, 'summary' | 'titles' | 'taken' | 'detail'> {
  readonly text: ArticleAnswer;
  /** The checks' result for the text; undefined if no touch changed it. */
  readonly checked: CheckedDraft['result'] | undefined;
}

/** The facts that the touches are compared with. */
interface Judge {
  readonly check: (text: ArticleAnswer) => Promise<CheckedDraft>;
  /** The changes from one text to another; undefined if the two can't be compared. */
  readonly change: (before: CheckedDraft, after: CheckedDraft) => Promise<TextDifference | undefined>;
}

/**
 * Applies each touch alone, the opening first, and keeps it unless the checks find more in the text than before. The
 * opening has to keep the figures, markers and quotations of the one before, too.
 */
export async function withTouches(
  text: ArticleAnswer,
  { titles, lead, summary, summaryCut }: FinishAnswer,
  judge: Judge,
): Promise<Touched> {
  const trial = new Trial(text, judge.check);
  const losses = async (before: CheckedDraft, after: CheckedDraft): Promise<string | undefined> => {
    const lost = (await judge.change(before, after))?.lost;
    if (!lost) return 'it could not be compared with the one before.';
    const told = lossesIn(lost);
    return told.length > 0 ? `it loses ${told.join(' and ')}.` : undefined;
  };
  const told: string[] = [];

  let leadTaken = false;
  if (lead !== null) {
    const why = unusable(text, lead) ?? (await trial.take(withOpening(text, lead), losses));
    leadTaken = why === undefined;
    if (why !== undefined) told.push(`The new opening was not taken: ${why}`);
  }

  let titleTaken = false;
  for (const title of titles) {
    const why = await trial.take({ ...trial.text, title });
    titleTaken = why === undefined;
    if (why === undefined) break;
    told.push(`“${title}” was not taken as the title: ${why}`);
  }

  if (summaryCut)
    told.push(`The summary was cut at a word, since it had more than ${longestSummary} characters.`);
  if (titles.length === 0) told.push('The answer has no title that can be used.');
  if (summary === null) told.push('The answer has no summary that can be used.');
  told.push(...newFigures(summary ?? '', trial.text));
  const taken = { lead: leadTaken, title: titleTaken, summary: summary !== null };
  return {
    text: trial.text,
    checked: trial.changed?.result,
    summary,
    titles: [...titles],
    taken: (['title', 'lead', 'summary'] as const).filter((touch) => taken[touch]),
    detail: told.join(' ') || null,
  };
}

/**
 * Returns sentences about figures that the summary has and the text lacks: the model is not shown the whole text, so a
 * person decides.
 */
function newFigures(summary: string, { title, content }: ArticleAnswer): string[] {
  const text = `${title}\n${content}`;
  const known = new Set([...figuresIn(text), ...numeralsIn(text)].map(({ key }) => key));
  const figures = figuresIn(summary).filter(({ key }) => !known.has(key));
  return figures.length === 0
    ? []
    : [`The summary says ${figures.map(({ shown }) => shown).join(', ')}, and the text doesn’t.`];
}

/** Returns the reason why an opening cannot be tried at all; undefined if it can. */
function unusable(text: ArticleAnswer, lead: string): string | undefined {
  if (!isPlain(lead)) return 'it is no plain paragraph.';
  if (!keepsGaps(openingOf(text).paragraph, lead)) return 'it drops what a person is to look up.';
  return undefined;
}

const noObjection = (): Promise<undefined> => Promise.resolve(undefined);

/** A text that accepts a change only if the checks find no more in it than before. */
class Trial {
  /** The text with the accepted changes; undefined while there are none. */
  changed: CheckedDraft | undefined;
  private before: Promise<CheckedDraft> | undefined;

  constructor(
    private readonly given: ArticleAnswer,
    private readonly check: (text: ArticleAnswer) => Promise<CheckedDraft>,
  ) {}

  get text(): ArticleAnswer {
    return this.changed?.text ?? this.given;
  }

  /**
   * @param objection anything else that speaks against the candidate
   * @returns the reason why the text was left unchanged, in a sentence; undefined if the candidate was accepted
   */
  async take(
    candidate: ArticleAnswer,
    objection: (before: CheckedDraft, after: CheckedDraft) => Promise<string | undefined> = noObjection,
  ): Promise<string | undefined> {
    const { title, content } = this.text;
    if (candidate.title === title && candidate.content === content) return undefined;
    const [before, after] = await Promise.all([this.standing(), this.check(candidate)]);
    if (severe(after) > severe(before)) return newIn(after, before);
    const why = await objection(before, after);
    if (why !== undefined) return why;
    this.changed = after;
    return undefined;
  }

  private standing(): Promise<CheckedDraft> {
    this.before ??= this.check(this.given);
    return this.changed ? Promise.resolve(this.changed) : this.before;
  }
}

const nameOf = ({ rule, spans }: Finding): string =>
  JSON.stringify([rule, ...spans.map(({ quote }) => quote)]);

/** Names something that the checks find in the new text but not in the previous one. */
function newIn(after: CheckedDraft, before: CheckedDraft): string {
  const known = new Set(before.findings.filter(isObstacle).map(nameOf));
  const found = after.findings.find(
    (finding) => isObstacle(finding) && finding.severity !== 'info' && !known.has(nameOf(finding)),
  );
  return found ? `${found.name}: ${found.message}` : 'the checks find more in it.';
}
