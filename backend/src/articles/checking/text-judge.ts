import type { OnApplicationBootstrap } from '@nestjs/common';
import { notJudged, type JudgedText, type Judgement } from '../../../../checks/house-rules.js';
import { EditorialRules, reportOf, type RevisedRules, type RuleReport } from '../../editorial/contract.js';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { unavailable } from '../../platform/kernel/domain-error.js';
import { busy, KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import type { ArticleText, TextCheck } from '../domain/article.commands.js';
import { late, tooLong } from './check-pool.js';

/** The limits for a text; the longest one takes a fifth of a second. */
const bounds = { threads: 1, mostWaiting: 100, limitMs: 5_000, heapMebibytes: 512 };

/** How long a decision is repeated while others keep changing the text, in milliseconds. */
const decideForMs = 5_000;

/** Says that a decision has led to a text that has not been judged yet. */
class Unjudged extends Error {
  constructor(readonly text: ArticleText) {
    super('This text has not been judged.');
  }
}

/**
 * Judges texts by the rules, for the report that is recorded with them. It has a thread of its own, so that no save
 * waits for the checks of other texts.
 */
export class TextJudge extends WorkerPool<JudgedText, Judgement[]> implements OnApplicationBootstrap {
  private readonly people = new KeyedMutex();

  /** @param thread the built program of the thread, `judging-thread.js` */
  constructor(
    private readonly rules: EditorialRules,
    thread: URL,
  ) {
    super(thread, bounds);
  }

  /** Starts the thread, so that the first save after a start does not wait for its program. */
  onApplicationBootstrap(): void {
    this.standBy();
  }

  /**
   * Reports on a text by these rules; one that takes too long is reported as not checked.
   * @throws DomainError `unavailable` when too many texts wait
   */
  async report({ title, content }: ArticleText, rules: RevisedRules): Promise<RuleReport> {
    const { document, revision } = rules;
    const judged = await this.run({ title, content, rules: document });
    if ('result' in judged) return reportOf(judged.result, revision);
    if (judged.refused === 'busy') throw unavailable('not-checked', late);
    return reportOf(notJudged(document, tooLong), revision);
  }

  /**
   * Makes a decision that records a text's report by the rules in force. The text follows from the state that is
   * decided on, and deciders do not read markdown; so a decision that leads to an unexpected text is made again once
   * that text has been judged.
   * @throws DomainError `unavailable` as `report` does, and when others go on changing the text
   */
  async whileDeciding<Decided>(
    { by, expected, rules: asked }: Change,
    decide: (check: TextCheck) => Promise<Decided>,
  ): Promise<Decided> {
    const rules = asked ?? (await this.rules.inForce());
    const latest = performance.now() + decideForMs;
    let judged = expected && (await this.judged(by, expected, rules));
    for (;;) {
      try {
        return await decide(knowing(judged));
      } catch (error) {
        if (!(error instanceof Unjudged)) throw error;
        if (performance.now() > latest) throw busy();
        judged = await this.judged(by, error.text, rules);
      }
    }
  }

  /** A person's texts are judged one at a time, so that others wait for at most one of them. */
  private async judged(by: string, text: ArticleText, rules: RevisedRules): Promise<Judged> {
    return { text, report: await this.people.run(by, () => this.report(text, rules)) };
  }
}

/** A change of a text that is about to be decided on. */
interface Change {
  /** The id of the person who makes it. */
  readonly by: string;
  /** The text that the change leads to; undefined if that is not known beforehand. */
  readonly expected: ArticleText | undefined;
  /** The rules in force, if the caller has read them already. */
  readonly rules?: RevisedRules;
}

interface Judged {
  readonly text: ArticleText;
  readonly report: RuleReport;
}

const knowing =
  (judged: Judged | undefined): TextCheck =>
  (text) => {
    const { title, content } = text;
    if (!judged || judged.text.title !== title || judged.text.content !== content) throw new Unjudged(text);
    return judged.report;
  };
