import { DomainError } from '../../platform/kernel/domain-error.js';
import type { ArticleStatus, ArticleText, Promotion, TextCheck } from './article.commands.js';
import type { ArticleEventOf } from './article.events.js';
import type { Reader } from './reader.js';

/** An article as far as promotions go. */
export interface Promotable extends ArticleText {
  readonly status: ArticleStatus | 'deleted';
  /** Of the stream. */
  readonly revision: number;
  /** That the first text was written as. */
  readonly personaRevision: number;
  /** How often it was promoted. */
  readonly packages: number;
  /** What was promoted last. */
  readonly promoted: ArticleText | null;
}

/** Whether an article is promoted as exactly this text. */
export function isPromotedAs(
  { status, promoted }: Pick<Promotable, 'status' | 'promoted'>,
  { title, content }: ArticleText,
): boolean {
  return status === 'promoted' && promoted?.title === title && promoted.content === content;
}

/** What is promoted already is promoted again only as another text. */
export function promote(
  article: Promotable,
  by: Reader,
  promotion: Promotion,
  check: TextCheck,
): ArticleEventOf<'ArticlePromoted'>[] {
  const { title, content } = article;
  const { obstacles, overrideReason: reason, statement, freeze } = promotion;
  if (reason !== null && by.role !== 'admin') {
    throw new DomainError('forbidden', 'no-override', 'Only an administrator can override what blocks.');
  }
  if (isPromotedAs(article, article)) return [];
  if (obstacles.length > 0 && reason === null) blocked(obstacles);
  const overrides = obstacles.map(({ rule, name, message }) => ({
    rule,
    name,
    message,
    reason: reason ?? '',
  }));
  return [
    {
      type: 'ArticlePromoted',
      data: {
        package: {
          number: article.packages + 1,
          again: article.status === 'promoted',
          revision: article.revision + 1,
          ...freeze({ title, content }),
          ruleReport: check({ title, content }),
          personaRevision: article.personaRevision,
          statement,
          overrides,
        },
      },
    },
  ];
}

function blocked(findings: Promotion['obstacles']): never {
  const what = findings.length === 1 ? 'One thing stands' : `${findings.length} things stand`;
  const message = `${what} in the way of promoting this article.`;
  throw new DomainError('conflict', 'promotion-blocked', message, { extensions: { findings } });
}
