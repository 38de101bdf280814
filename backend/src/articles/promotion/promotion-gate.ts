import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isObstacle } from '../../../../checks/check.js';
import { withoutDismissed } from '../../../../checks/dismissed.js';
import type { Finding } from '../../../../checks/registry.js';
import { EditorialRules, type RulesDocument } from '../../editorial/contract.js';
import { CheckContext } from '../checking/check-context.js';
import { CheckPool } from '../checking/check-pool.js';
import { modelWordsIn } from '../checking/model-words.js';
import { DismissedFindings } from '../checking/dismissed-findings.js';
import type { ArticleText } from '../domain/article.commands.js';
import type { Reader } from '../domain/reader.js';
import { asOfRevision } from '../article/moved-on.js';
import { originsNotInTime } from '../origins/origins-in-time.js';
import type { Origins } from '../origins/origins.js';

type PromotionRules = NonNullable<RulesDocument['promotion']>;

/** A text that is about to be promoted. */
export interface Candidate extends ArticleText {
  readonly id: string;
  readonly personaId: string;
  /** Whether the promotion comes with a change of the text. */
  readonly isEdited: boolean;
  /** The origins of the words; undefined if they could not be found in time. */
  readonly origins: Origins | undefined;
}

/** Whether the house's rules let anything block a promotion. */
export function mayBlock(rules: PromotionRules | undefined): rules is PromotionRules {
  if (!rules) return false;
  return rules.blocking.length > 0 || rules.secondPerson || rules.maxUntouchedAiShare !== null;
}

/** Finds what stands in the way of a promotion. */
@Injectable()
export class PromotionGate {
  constructor(
    private readonly rules: EditorialRules,
    private readonly context: CheckContext,
    private readonly pool: CheckPool,
    private readonly dismissed: DismissedFindings,
    private readonly dataSource: DataSource,
  ) {}

  async obstacles(promoter: Reader, candidate: Candidate, rules: PromotionRules): Promise<Finding[]> {
    const found = rules.blocking.length > 0 ? await this.found(promoter, candidate, rules) : [];
    const isOwn =
      rules.secondPerson && (candidate.isEdited || (await this.hasWritten(promoter, candidate.id)));
    return [...found, ...(isOwn ? [secondPersonNeeded] : []), ...untouchedShare(candidate, rules)];
  }

  /** Finds what the blocking checks say by the rules in force, without their guesses and hints, which only advise. */
  private async found(
    promoter: Reader,
    { id: articleId, title, content, personaId, origins }: Candidate,
    { blocking }: PromotionRules,
  ): Promise<Finding[]> {
    const [{ document }, captions, isDismissed] = await Promise.all([
      this.rules.current(),
      this.captions(articleId),
      this.dismissed.of(articleId),
    ]);
    const { context } = await this.context.gather(promoter, { articleId, personaId, captions });
    // A blocking check blocks whatever the house's severity for it is, even if it is switched off.
    const checks = {
      ...document.checks,
      ...Object.fromEntries(blocking.map((id) => [id, 'block'] as const)),
    };
    const rules = { ...document, checks };
    const modelWords = context.sources && (origins ? modelWordsIn(origins) : 'unknown');
    const found = await this.pool.checkSurely({ title, content, rules, modelWords, ...context });
    return withoutDismissed(found, isDismissed).filter(
      (finding) => isObstacle(finding) && finding.severity === 'block' && blocking.includes(finding.rule),
    );
  }

  private async captions(articleId: string): Promise<string[]> {
    const [row] = await this.dataSource.query<{ captions: string[] }[]>(
      'select social_captions captions from article where id = $1',
      [articleId],
    );
    return row?.captions ?? [];
  }

  /**
   * Whether the person had the article generated or changed its text; restoring a deleted one as it was does not count.
   */
  private async hasWritten({ id }: Reader, articleId: string): Promise<boolean> {
    const found = await this.dataSource.query<unknown[]>(
      `select from article_revision written
       where article_id = $1 and rule_report is not null and actor->>'id' = $2 and not (
         type = 'ArticleRestored' and (title, content) is not distinct from (
           ${asOfRevision('title', 'written.article_id', 'written.revision - 1')},
           ${asOfRevision('content', 'written.article_id', 'written.revision - 1')}))
       limit 1`,
      [articleId, id],
    );
    return found.length > 0;
  }
}

/** @throws DomainError `unavailable` when the house limits this share, and the origins are not known */
function untouchedShare({ origins }: Candidate, { maxUntouchedAiShare: limit }: PromotionRules): Finding[] {
  if (limit === null) return [];
  if (!origins) throw originsNotInTime();
  const untouched = origins.blocks.filter((block) => block.untouched);
  const words = untouched.reduce((sum, block) => sum + block.words, 0);
  const share = words / Math.max(1, origins.totals.words);
  if (share <= limit) return [];
  // The share is rounded up and the limit down, so that a share above the limit never reads like the limit.
  const [value, most] = [percent(Math.ceil(tenths(share))), percent(Math.floor(tenths(limit)))];
  return [
    {
      ...secondPersonNeeded,
      rule: 'untouched-share',
      name: 'Untouched text',
      value: share,
      limit,
      message: `${value} of the words are in paragraphs of the model that nobody has changed. The house allows ${most}.`,
    },
  ];
}

/** A share in tenths of a per cent, without the errors of binary fractions. */
const tenths = (part: number): number => Number((part * 1_000).toFixed(6));

const percent = (tenth: number): string => `${tenth / 10} %`;

const secondPersonNeeded: Finding = {
  rule: 'second-person',
  name: 'Second person',
  verdict: 'fail',
  severity: 'block',
  kind: 'certain',
  value: null,
  limit: null,
  spans: [],
  message: 'You generated or edited this article. The house asks for a second person to promote it.',
  suggestion: null,
  fix: 'person',
};
