import type { ArticleOrigins, WholePackage } from '../../articles/contract.js';
import type { CredentialSettings, TextFacts } from '../../credentials/contract.js';
import { partsOf, wordOrigins } from '../origins/word-origins.js';

type Origins = Awaited<ReturnType<ArticleOrigins['at']>>;

/** The facts on record about a package, besides the package itself. */
export interface PackageSources {
  readonly articleId: string;
  /** The origins of the words; null if they were never counted. */
  readonly origins: Origins | null;
  readonly draft: { readonly title: string; readonly content: string; readonly at: Date };
  /** The model that drafted the text; null for an imported text. */
  readonly model: string | null;
  readonly settings: CredentialSettings;
  readonly publisher: string;
  readonly checkpoint: TextFacts['checkpoint'];
}

/** The facts that the manifest of a package is made from. */
export function textFacts(promoted: WholePackage, sources: PackageSources): TextFacts {
  const { title, content, number, revision, contentHash, rulesRevision, at, by, reviews } = promoted;
  const { articleId, origins, draft, settings, publisher, checkpoint } = sources;
  const parts = origins ? partsOf(content, origins) : [];
  const models = parts.flatMap(({ span }) => (span.by.kind === 'ai' ? [span.by.name] : []));
  const editors = parts.flatMap(({ span }) => (span.by.kind === 'user' ? [span.by.name] : []));
  const approvers = new Set([by.id, ...reviews.map((review) => review.by.id)]);
  return {
    ...{ articleId, title, number, revision, contentHash, rulesRevision, publisher, checkpoint },
    origins: origins && wordOrigins(parts),
    models: origins ? distinct(models) : [sources.model].filter((model) => model !== null),
    asDrafted: draft.title === title && draft.content === content,
    draftedAt: draft.at.toISOString(),
    promotedAt: at,
    promotedByPerson: by.kind === 'user',
    openedForReview: reviews.length > 0,
    approvals: approvers.size,
    editors: settings.namesOfEditors ? distinct(editors) : [],
    responsible: settings.responsible?.name ? settings.responsible : null,
  };
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)];
