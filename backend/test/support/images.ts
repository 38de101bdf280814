import { draftPath, generate, type TestArticle } from './articles.js';
import type { Visitor } from './visitor.js';

/** A header image as the API answers it. */
export interface TestImage {
  readonly id: string;
  readonly type: 'search' | 'ai';
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly title: string;
  readonly source: string;
  readonly creator: string | null;
  readonly licence: string | null;
  readonly licenceUrl: string | null;
  readonly sourcePage: string | null;
  readonly articleRevision: number;
}

export interface Images {
  readonly success: true;
  readonly message: string;
  readonly images: readonly TestImage[];
}

/** An article that may have header images. */
export async function promotedArticle(
  asker: Visitor,
  personaId: string,
  changes: { readonly title?: string } = {},
): Promise<TestArticle> {
  const { id } = await generate(asker, { personaId });
  const { body } = await asker.patch<{ article: TestArticle }>(draftPath(id), {
    ...changes,
    status: 'promoted',
  });
  return body.article;
}
