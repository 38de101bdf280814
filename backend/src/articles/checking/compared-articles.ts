import type { Reader } from '../domain/reader.js';

export const mostEarlier = 10;

const mostSamples = 8;

/** Which texts an article is compared with: their names in order, with commas between. */
export interface ComparedArticles {
  readonly earlier: string;
  readonly samples: string;
}

interface Compared {
  readonly id: string;
  readonly textEventId: string;
}

/** The id of an article and of the event that its text came with: what has one name never changes. */
export const nameOf = ({ id, textEventId }: Compared): string => `${id} ${textEventId}`;

export const idIn = (name: string): string => name.slice(0, name.indexOf(' '));

/** The names of the articles. @param selection as of `earlierArticles` or `samplesOf` */
export const compared = (selection: string): string =>
  `coalesce((select string_agg(seen.id || ' ' || seen.text_event_id, ',' order by seen.created_at desc, seen.id desc)
    from (${selection}) seen), '')`;

/** Condition of `earlierArticles` where `article` is the one that is compared. */
export const beforeOwn = '(other.created_at, other.id) < (article.created_at, article.id)';

const columns = 'other.id, other.created_at, other.text_event_id';
const latest = (condition: string, most: number): string =>
  `select ${columns} from article other where not other.deleted and ${condition}
   order by other.created_at desc, other.id desc limit ${most}`;

/**
 * Selects the latest articles that the reader may know of, by the rule of `maySee`.
 * @param values of the statement, which grow by those of the reader
 * @param before a condition on `other`, so that they are those before a certain one
 */
export function earlierArticles(
  { role, id, assignedPersona }: Reader,
  values: unknown[],
  before = 'true',
): string {
  if (role === 'admin') return latest(before, mostEarlier);
  // Each of the two has its index; the articles of an author may be few among many.
  const mine = ['persona_id', 'author_id'].map((column, index) => {
    const parameter = values.push(index === 0 ? assignedPersona : id);
    return `(${latest(`other.${column} = $${parameter}::text and ${before}`, mostEarlier)})`;
  });
  return `select * from (${mine.join(' union ')}) other
    order by created_at desc, id desc limit ${mostEarlier}`;
}

/**
 * Selects what people approved of a persona: its latest published articles. Both as SQL.
 * @param own an article that is not among them
 */
export const samplesOf = (personaId: string, own?: string): string =>
  latest(
    `other.persona_id = ${personaId} and other.status in ('promoted', 'elsewhere')${own === undefined ? '' : ` and other.id <> ${own}`}`,
    mostSamples,
  );
