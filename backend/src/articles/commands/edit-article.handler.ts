import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EditorialRules, securityOf, type RevisedRules } from '../../editorial/contract.js';
import { AggregateStore, type Handled } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProofCheck } from '../../platform/http/proof/proof-check.js';
import { PositionWaiters } from '../../platform/event-sourcing/position-waiters.js';
import { DomainError, unavailable } from '../../platform/kernel/domain-error.js';
import { busy, KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import type { Article } from '../article/article.dto.js';
import type { ArticleText, Promotion, TextCheck } from '../domain/article.commands.js';
import type { ArticleState } from '../domain/article.js';
import { articleDecider, noSuchArticle } from '../domain/article.decider.js';
import type { ArticleEvent } from '../domain/article.events.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { isPromotedAs } from '../domain/promotion.js';
import { maySee, type Reader } from '../domain/reader.js';
import { ArticleFindings } from '../findings/article-findings.js';
import { ArticleOrigins } from '../origins/article-origins.js';
import type { Origins } from '../origins/origins.js';
import { TextJudge } from '../checking/text-judge.js';
import { GetArticle } from '../reading/get-article.query.js';
import { KeptStates } from './kept-states.js';
import { mayBlock, PromotionGate } from '../promotion/promotion-gate.js';

/** The changes that a person saves; fields that are left out stay as they are. */
interface ArticleChanges extends Partial<ArticleText> {
  /** The summary; null removes it. */
  readonly summary?: string | null | undefined;
  readonly status?: 'draft' | 'promoted' | undefined;
  /** A statement by the person who promotes, which is frozen with the package. */
  readonly statement?: string | undefined;
  /** An administrator's reason to promote in spite of obstacles, which stays on record. */
  readonly override?: { readonly reason: string } | undefined;
}

/** Saves a new title, text, summary and status, or some of them. Answers the article as it was saved. */
export class EditArticle extends Command<Article> {
  constructor(
    readonly context: CommandContext,
    readonly editor: Reader,
    readonly id: string,
    readonly changes: ArticleChanges,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

type Saved = Handled<ArticleState, ArticleEvent>;

/**
 * How long a promotion waits for earlier ones, and looks for obstacles again when somebody edited the article, or
 * another process promoted it, in the meantime.
 */
const promoteForMs = 5_000;

@CommandHandler(EditArticle)
export class EditArticleHandler implements ICommandHandler<EditArticle> {
  /** The number of saves that have not been answered yet. */
  private saves = 0;

  /** Promotions of one article take turns, because each would make the others look for obstacles again. */
  private readonly promotions = new KeyedMutex(promoteForMs);

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly waiters: PositionWaiters,
    private readonly rules: EditorialRules,
    private readonly gate: PromotionGate,
    private readonly origins: ArticleOrigins,
    private readonly states: KeptStates,
    private readonly judge: TextJudge,
    private readonly findings: ArticleFindings,
    private readonly getArticle: GetArticle,
    private readonly proofs: ProofCheck,
  ) {}

  async execute(command: EditArticle): Promise<Article> {
    const { editor, id, changes } = command;
    this.saves += 1;
    try {
      const rules = await this.rules.inForce();
      // A save on its own is answered with findings; when several run at once, none of them waits for checks.
      const findings = this.saves === 1 && this.findings.ahead(editor, id, changes, rules.revision);
      const saved = await this.saved(command, rules);
      if (saved.position !== undefined) await this.waiters.waitFor(saved.position);
      this.states.keep(id, saved);
      return await this.getArticle.execute(editor, id, Number(saved.revision), findings);
    } finally {
      this.saves -= 1;
    }
  }

  private async saved(command: EditArticle, rules: RevisedRules): Promise<Saved> {
    const { status, statement, override } = command.changes;
    if (status !== 'promoted') {
      const field = statement === undefined ? 'override' : 'statement';
      if (statement ?? override) throw invalidFields([{ field, message: 'This is for promoting only.' }]);
      return this.save(command, rules);
    }
    const latest = performance.now() + promoteForMs;
    return this.promotions.run(command.id, () => this.promote(command, rules, latest));
  }

  /** Promotes the revision for which obstacles were looked for; starts over when that is no longer the latest. */
  private async promote(command: EditArticle, rules: RevisedRules, latest: number): Promise<Saved> {
    const { editor, id, changes, ifMatch } = command;
    const { promotion } = rules.document;
    for (;;) {
      const { state, revision, position } = await this.aggregates.load(articleDecider, id);
      if (!state || state.status === 'deleted' || !maySee(editor, state)) noSuchArticle();
      const { title = state.title, content = state.content, summary = state.summary } = changes;
      const isEdited = title !== state.title || content !== state.content;
      const text = { title, content };
      // A promotion that changes nothing needs neither origins nor checks.
      const isSame = isPromotedAs(state, { ...text, summary });
      const origins = isSame ? undefined : await this.originsOf(command, state, text);
      const candidate = { id, ...text, personaId: state.personaId, isEdited, origins };
      const isGated = !isSame && mayBlock(promotion);
      if (isGated && position !== undefined) await this.untilShown(position);
      const obstacles = isGated ? await this.gate.obstacles(editor, candidate, promotion) : [];
      if (obstacles.length > 0) await this.proveOverride(command, rules);
      try {
        const seen = typeof ifMatch === 'bigint' ? ifMatch : revision;
        return await this.save(
          { ...command, ifMatch: seen },
          rules,
          promotionOf(changes, obstacles, origins),
        );
      } catch (error) {
        const isStale = error instanceof DomainError && error.kind === 'stale';
        if (!isStale || typeof ifMatch === 'bigint') throw error;
        if (performance.now() > latest) throw busy();
      }
    }
  }

  private async proveOverride(
    { context, editor, changes }: EditArticle,
    { document }: RevisedRules,
  ): Promise<void> {
    const overrides = changes.override !== undefined && editor.role === 'admin';
    if (overrides && securityOf(document).proofForOverride) await this.proofs.require(context.session);
  }

  /** Waits for the read models, which know obstacles, too: who has written, and what was dismissed. */
  private async untilShown(position: bigint): Promise<void> {
    await this.waiters.waitFor(position).catch(() => {
      throw unavailable(
        'changes-not-shown',
        'The article’s latest changes aren’t shown yet. Try again in a moment.',
      );
    });
  }

  /** The origins; undefined if they can't be found in time, which alone does not prevent a promotion. */
  private async originsOf(
    { id, editor }: EditArticle,
    { revision, ...before }: ArticleText & { readonly revision: number },
    text: ArticleText,
  ): Promise<Origins | undefined> {
    try {
      return text.title === before.title && text.content === before.content
        ? await this.origins.at(id, revision, text.content)
        : await this.origins.ofEdit(id, revision, editor.id, text);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'origins-not-in-time') return undefined;
      throw error;
    }
  }

  private async save(
    { context, editor, id, changes, ifMatch }: Omit<EditArticle, keyof Command<unknown>>,
    rules: RevisedRules,
    promotion?: Promotion,
  ): Promise<Saved> {
    const { title, content, summary, status } = changes;
    const moved = status === 'draft' ? { status } : { promotion };
    const atHand = this.aggregates.atHand(articleDecider, id);
    const found = atHand ? undefined : await this.states.find(id);
    const options = { ifMatch, known: () => Promise.resolve(found), awaitReadModels: false };
    const decide = (check: TextCheck): Promise<Saved> => {
      const command = { type: 'edit', by: editor, title, content, summary, ...moved, check } as const;
      return this.aggregates.handle(articleDecider, id, command, context, options);
    };
    const expected = textAfter(changes, (atHand ?? found)?.state);
    return this.judge.whileDeciding({ by: editor.id, expected, rules }, decide);
  }
}

/** The text after the changes; undefined if the article is not known, or if its text does not change. */
function textAfter(
  { title, content, status }: ArticleChanges,
  before: ArticleText | undefined,
): ArticleText | undefined {
  if (!before) return undefined;
  const text = { title: title ?? before.title, content: content ?? before.content };
  const isSame = text.title === before.title && text.content === before.content;
  return isSame && status !== 'promoted' ? undefined : text;
}

function promotionOf(
  { statement, override }: ArticleChanges,
  obstacles: Promotion['obstacles'],
  origins: Origins | undefined,
): Promotion {
  return {
    statement: statement || null,
    overrideReason: override?.reason ?? null,
    obstacles,
    origins: origins?.totals ?? null,
  };
}
