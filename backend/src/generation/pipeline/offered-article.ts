import { countWords } from '../../../../checks/text/word-count.js';
import type { ArticleEventOf } from '../../articles/contract.js';
import type { Generation } from '../domain/generation.decider.js';
import { sourcesOf } from '../domain/research.js';
import { tokensOf } from '../domain/cost.js';
import { knownPassages } from '../writing/known-passages.js';

type GeneratedArticle = ArticleEventOf<'ArticleGenerated'>['data'];

/** Returns the article of a generation that is done, in the form that is recorded; undefined until it is done. */
export function offeredArticle(id: string, generation: Generation): GeneratedArticle | undefined {
  const { order, draft, text, offered, finished, calls, revisedFor } = generation;
  const call = draft?.call;
  if (!offered || !text || !call) return undefined;
  const { authorId, personaId, categoryId, customPrompt, batch, ideaId } = order;
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
    sources: citedSources(generation, text.content),
    ...titlesOf(finished),
    provenance: {
      provider: call.provider,
      model: call.model,
      promptVersion: call.promptVersion,
      promptHash: call.promptHash,
      tokens: tokensOf(calls),
      durationMs: calls.reduce((sum, { durationMs }) => sum + durationMs, 0),
      revisedFor: [...revisedFor],
      personaRevision: draft.personaRevision,
      rulesRevision: draft.rulesRevision,
      customPrompt,
      ideaId,
    },
  };
}

/** The sources as the article has them: their texts stay with the generation, but for what of them is known. */
function citedSources(
  { order, researched, keptPassages, claims = [] }: Generation,
  content: string,
): GeneratedArticle['sources'] {
  const sources = sourcesOf(order.sources, researched, keptPassages);
  const known = knownPassages(content, sources, claims);
  return sources.map(({ text: _, whole: _whole, from: _from, passages: _passages, ...cited }) => {
    const passages = known.get(cited.id) ?? [];
    return { ...cited, ...(passages.length > 0 && { passages }) };
  });
}

function titlesOf(finished: Generation['finished']): Pick<GeneratedArticle, 'titles'> {
  const { titles = [], call } = finished ?? {};
  if (titles.length === 0 || !call) return {};
  const { provider, model, promptVersion, promptHash } = call;
  return { titles: { proposed: titles, provenance: { provider, model, promptVersion, promptHash } } };
}
