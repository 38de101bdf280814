import { hash } from 'node:crypto';
import { canonicalJson } from '../../platform/kernel/canonical-json.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { ArticleStatus, ArticleText, Promotion, SummarizedText, TextCheck } from './article.commands.js';
import type { ArticleEventOf } from './article.events.js';
import type { Reader } from './reader.js';

/** The part of an article that promotions depend on. */
export interface Promotable extends SummarizedText {
  readonly status: ArticleStatus | 'deleted';
  /** The revision of the stream. */
  readonly revision: number;
  /** The revision of the persona that the first text was written as; null for an imported article. */
  readonly personaRevision: number | null;
  /** The number of its promotions so far. */
  readonly packages: number;
  /** The `contentHash` of the text that was promoted last. */
  readonly promotedHash: string | null;
  /** The summary that was promoted last. */
  readonly promotedSummary: string | null;
}

/** Whether an article is promoted as exactly this text with this summary. */
export function isPromotedAs(
  { status, promotedHash, promotedSummary }: Pick<Promotable, 'status' | 'promotedHash' | 'promotedSummary'>,
  text: SummarizedText,
): boolean {
  return status === 'promoted' && promotedSummary === text.summary && promotedHash === contentHash(text);
}

/** Promotes an article. A promoted article is promoted again only with another text or another summary. */
export function promote(
  article: Promotable,
  by: Reader,
  promotion: Promotion,
  check: TextCheck,
): ArticleEventOf<'ArticlePromoted'>[] {
  const { title, content } = article;
  const { obstacles, overrideReason: reason, statement, origins } = promotion;
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
        ...(article.status === 'elsewhere' && { from: article.status }),
        package: {
          number: article.packages + 1,
          again: article.status === 'promoted',
          revision: article.revision + 1,
          contentHash: contentHash({ title, content }),
          origins,
          sources: sourcesOf(content),
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

/** SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex: anybody can compute it from the text. */
export function contentHash({ title, content }: ArticleText): string {
  return hash('sha256', canonicalJson({ title, content }));
}

const link = /(?<!!)\[([^[\]]{0,300})\]\((https?:\/\/[^\s()]{1,2000})\)/g;
const mostSources = 100;

/** The pages that a text links to, each address once, in order. */
function sourcesOf(content: string): { title: string; url: string }[] {
  const titles = new Map<string, string>();
  for (const [, title = '', url = ''] of content.matchAll(link)) {
    if (!titles.has(url)) titles.set(url, title);
    if (titles.size === mostSources) break;
  }
  return [...titles].map(([url, title]) => ({ title, url }));
}
