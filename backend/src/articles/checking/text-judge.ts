import type { OnApplicationBootstrap } from '@nestjs/common';
import { notJudged, type JudgedText, type Judgement } from '../../../../checks/house-rules.js';
import { EditorialRules, reportOf, type RevisedRules, type RuleReport } from '../../editorial/contract.js';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { unavailable } from '../../platform/kernel/domain-error.js';
import { busy, KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import type { ArticleText, TextCheck } from '../domain/article.commands.js';
import { late, tooLong } from './check-pool.js';

/** The longest text takes a fifth of a second. */
const bounds = { threads: 1, mostWaiting: 100, limitMs: 5_000, heapMebibytes: 512 };

/** How long a decision is made again because others change the text meanwhile. */
const decideForMs = 5_000;

/** A decision has come to a text whose report nobody has asked for. */
class Unjudged extends Error {
  constructor(readonly text: ArticleText) {
    super('This text has not been judged.');
  }
}

/**
 * Holds texts against the rules, for the report that goes on record with them. It has a thread of its own, so that no
 * save waits for what the checks find in other texts.
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

  /** Whoever saves first after a start need not wait for the program of the thread. */
  onApplicationBootstrap(): void {
    this.standBy();
  }

  /**
   * A text that takes too long is told as one that could not be checked.
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
   * Makes a decision that records the report of a text by the rules in force. Which text that is follows from the state
   * that is decided on, and no decider reads markdown: one that comes to another text than was expected is asked again
   * when that has been judged.
   * @throws DomainError `unavailable` as `report`, and when others go on changing the text
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

  /** However many texts a person changes at once, those of others wait for one of them at most. */
  private async judged(by: string, text: ArticleText, rules: RevisedRules): Promise<Judged> {
    return { text, report: await this.people.run(by, () => this.report(text, rules)) };
  }
}

/** A change of a text that is about to be decided on. */
interface Change {
  /** Id of who makes it. */
  readonly by: string;
  /** What the text will be; undefined where that is not known before. */
  readonly expected: ArticleText | undefined;
  /** In force, where the caller has asked for them already. */
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
