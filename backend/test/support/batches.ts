import type { TestArticle } from './articles.js';

/** A batch as the API answers it. */
export interface BatchBody {
  readonly batchId: string;
  readonly key: string | null;
  readonly status: string;
  readonly summary: { readonly requested: number; readonly totalGenerated: number; readonly failed: number };
  readonly planned: readonly {
    readonly articleId: string;
    readonly persona: string;
    readonly status: string;
    readonly underWay: string | null;
  }[];
  readonly articles: readonly TestArticle[];
  readonly failures: readonly { readonly index: number; readonly reason: string }[];
}
