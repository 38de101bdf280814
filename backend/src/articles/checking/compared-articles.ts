import type { Reader } from '../domain/reader.js';

export const mostEarlier = 10;

const mostSamples = 8;

/** The texts that an article is compared with: their names in order, separated by commas. */
export interface ComparedArticles {
  readonly earlier: string;
  readonly samples: string;
}

interface Compared {
  readonly id: string;
  readonly textEventId: string;
}

/** The name of a text, made of its article and the event that set it, so that a name always means the same text. */
export const textNameOf = ({ id, textEventId }: Compared): string => `${id} ${textEventId}`;

export const idIn = (name: string): string => name.slice(0, name.indexOf(' '));

/**
 * SQL for the names of the selected articles.
 * @param selection from `earlierArticles` or `samplesOf`
 */
export const compared = (selection: string): string =>
  `coalesce((select string_agg(seen.id || ' ' || seen.text_event_id, ',' order by seen.created_at desc, seen.id desc)
    from (${selection}) seen), '')`;

/** A condition for `earlierArticles` in a statement that calls the compared article `article`. */
export const beforeOwn = '(other.created_at, other.id) < (article.created_at, article.id)';

const columns = 'other.id, other.created_at, other.text_event_id';
const latest = (condition: string, most: number): string =>
  `select ${columns} from article other where not other.deleted and ${condition}
   order by other.created_at desc, other.id desc limit ${most}`;

/**
 * Selects the latest articles that the reader may know of, by the rule of `maySee`.
 * @param values the statement's values, to which the reader's are added
 * @param before a condition on `other` that limits them to those before a certain article
 */
export function earlierArticles(
  { role, id, assignedPersona }: Reader,
  values: unknown[],
  before = 'true',
): string {
  if (role === 'admin') return latest(before, mostEarlier);
  // Each of the two columns is queried by its own index, because an author's articles may be few among many.
  const mine = ['persona_id', 'author_id'].map((column, index) => {
    const parameter = values.push(index === 0 ? assignedPersona : id);
    return `(${latest(`other.${column} = $${parameter}::text and ${before}`, mostEarlier)})`;
  });
  return `select * from (${mine.join(' union ')}) other
    order by created_at desc, id desc limit ${mostEarlier}`;
}

/**
 * Selects the latest published articles of a persona, which people have approved. The ids are given as SQL.
 * @param own an article to leave out
 */
export const samplesOf = (personaId: string, own?: string): string =>
  latest(
    `other.persona_id = ${personaId} and other.status in ('promoted', 'elsewhere')${own === undefined ? '' : ` and other.id <> ${own}`}`,
    mostSamples,
  );
