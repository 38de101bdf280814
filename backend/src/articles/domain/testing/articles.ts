import type { RecordedReport, ArticleEventOf, PromotionPackage } from '../article.events.js';
import type { Promotion } from '../article.commands.js';
import { contentHash } from '../promotion.js';
import type { Reader } from '../reader.js';

export const anAdministrator: Reader = { id: 'admin-1', role: 'admin', assignedPersona: null };

export const passedReport: RecordedReport = { passed: true, rulesRevision: 2, checks: [] };

/** The data of a generated article, with the fields that a test cares about. */
export function anArticle(
  fields: Partial<ArticleEventOf<'ArticleGenerated'>['data']> = {},
): ArticleEventOf<'ArticleGenerated'>['data'] {
  return {
    authorId: 'author-1',
    personaId: 'persona-1',
    personaName: 'The Archivist',
    categoryId: 'collectibles',
    categoryName: 'Collectibles',
    title: 'What a Box Is Worth',
    content: 'Keep the box and the papers.',
    wordCount: 6,
    batch: null,
    ideaId: null,
    ruleReport: passedReport,
    provenance: {
      provider: 'demo',
      model: 'demo',
      promptVersion: '1',
      promptHash: 'f00d',
      personaRevision: 0,
      rulesRevision: 2,
      customPrompt: null,
      tokens: null,
      durationMs: 3,
      revisedFor: [],
      ideaId: null,
    },
    ...fields,
  };
}

/** The event of an article's generation. */
export function generated(
  fields: Partial<ArticleEventOf<'ArticleGenerated'>['data']> = {},
): ArticleEventOf<'ArticleGenerated'> {
  return { type: 'ArticleGenerated', data: anArticle(fields) };
}

/** A promotion without obstacles. */
export const aPromotion: Promotion = {
  statement: null,
  overrideReason: null,
  obstacles: [],
  origins: null,
};

/** The event of a first promotion with this package, with the fields that a test cares about. */
export function promotedWith(fields: Partial<PromotionPackage> = {}): ArticleEventOf<'ArticlePromoted'> {
  return {
    type: 'ArticlePromoted',
    data: {
      package: {
        number: 1,
        again: false,
        revision: 1,
        contentHash: contentHash(anArticle()),
        ruleReport: passedReport,
        personaRevision: 0,
        origins: null,
        sources: [],
        statement: null,
        overrides: [],
        ...fields,
      },
    },
  };
}
