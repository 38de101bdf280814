import type { FastifyReply } from 'fastify';
import type { Article, GetArticle } from '../articles/contract.js';
import type { SignedInUser } from '../platform/http/request/request-context.js';
import type { GenerateArticleAnswer } from './dto/generation.dto.js';
import type { OneGeneration } from './dto/generations.dto.js';
import type { GenerationReference } from './production/awaited-generation.js';
import { GenerationList } from './read-models/generation-progress/generation-list.js';

/** Answers with the article, or with 202 and the generation while its outline waits for a person. */
export async function madeAnswer(
  getArticle: GetArticle,
  generations: GenerationList,
  user: SignedInUser,
  { id, revision }: GenerationReference,
  reply: FastifyReply,
): Promise<GenerateArticleAnswer | OneGeneration> {
  if (revision !== undefined) return generatedAnswer(await getArticle.execute(user, id, revision));
  void reply.status(202);
  return { generation: await generations.one(user, id) };
}

function generatedAnswer(article: Article): GenerateArticleAnswer {
  const { persona, category, ...rest } = article;
  return {
    article: {
      ...rest,
      persona: { id: article.personaId, name: persona },
      category: { id: article.categoryId, name: category },
    },
    wordCount: article.wordCount,
  };
}
