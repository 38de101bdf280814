import { countWords } from '../../../../checks/text/word-count.js';
import type { ArticleEventOf } from '../../articles/contract.js';
import type { Generation } from '../domain/generation.decider.js';
import type { ModelCall } from '../domain/generation.events.js';

type GeneratedArticle = ArticleEventOf<'ArticleGenerated'>['data'];

/** The article of a generation that is done, as it goes on record; undefined before. */
export function offeredArticle(id: string, generation: Generation): GeneratedArticle | undefined {
  const { order, draft, text, offered, finished, calls, revisedFor } = generation;
  const call = draft?.call;
  if (!offered || !text || !call) return undefined;
  const { authorId, personaId, categoryId, customPrompt, batch, ideaId, sources } = order;
  return {
    authorId,
    personaId,
    personaName: offered.personaName,
    categoryId,
    categoryName: offered.categoryName,
    ...text,
    wordCount: countWords(text.content),
    batch,
    ideaId,
    ruleReport: offered.ruleReport,
    generationId: id,
    summary: finished?.summary ?? null,
    sources: sources.map(({ id: sourceId, url, title, hash }) => ({ id: sourceId, url, title, hash })),
    provenance: {
      provider: call.provider,
      model: call.model,
      promptVersion: call.promptVersion,
      promptHash: call.promptHash,
      tokens: sumOfTokens(calls),
      durationMs: calls.reduce((sum, { durationMs }) => sum + durationMs, 0),
      revisedFor: [...revisedFor],
      personaRevision: draft.personaRevision,
      rulesRevision: draft.rulesRevision,
      customPrompt,
      ideaId,
    },
  };
}

/** Null when the provider counts none. */
function sumOfTokens(calls: readonly ModelCall[]): ModelCall['tokens'] {
  const counted = calls.flatMap(({ tokens }) => tokens ?? []);
  if (counted.length === 0) return null;
  return {
    input: counted.reduce((sum, { input }) => sum + input, 0),
    output: counted.reduce((sum, { output }) => sum + output, 0),
  };
}
