import { wordsByAuthor, type ArticleOrigins } from '../../articles/contract.js';
import type { WordOrigins } from '../../credentials/contract.js';

type Origins = Awaited<ReturnType<ArticleOrigins['at']>>;
type Part = ReturnType<typeof wordsByAuthor>[number];

/** The parts of a content that have words, each with who or what wrote it. */
export const partsOf = (content: string, { spans }: Origins): Part[] =>
  wordsByAuthor(content, spans).filter(({ words }) => words > 0);

/** Counts the words of these parts by who or what wrote them. */
export function wordOrigins(parts: readonly Part[]): WordOrigins {
  const sum = (...kinds: readonly string[]): number =>
    parts.reduce((total, { span, words }) => total + (kinds.includes(kindOf(span)) ? words : 0), 0);
  const people = parts.flatMap(({ span: { by } }) => (by.kind === 'user' ? [by.id ?? by.name] : []));
  return {
    words: sum('drafted', 'proposed', 'person', 'imported'),
    drafted: sum('drafted'),
    proposed: sum('proposed'),
    person: sum('person'),
    ...(sum('imported') > 0 && { imported: sum('imported') }),
    people: new Set(people).size,
  };
}

function kindOf({ by, proposalId }: Part['span']): 'drafted' | 'proposed' | 'person' | 'imported' {
  if (by.kind === 'user') return 'person';
  if (by.kind === 'import') return 'imported';
  return proposalId === undefined ? 'drafted' : 'proposed';
}
