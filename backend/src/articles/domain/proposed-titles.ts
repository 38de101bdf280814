import type { Article } from './article.js';
import type { ArticleEventOf } from './article.events.js';

type Generated = ArticleEventOf<'ArticleGenerated'>['data'];
type Edited = ArticleEventOf<'ArticleEdited'>;

/** The titles that the model proposed at the end of the writing. */
export const proposedTitles = ({ titles, generationId = '' }: Generated): Pick<Article, 'proposedTitles'> =>
  titles
    ? { proposedTitles: { titles: titles.proposed, from: { generationId, provenance: titles.provenance } } }
    : {};

/** A title that the model proposed is the model’s, whoever takes it into the article. */
export function withTitleFrom(edits: readonly Edited[], { proposedTitles: known }: Article): Edited[] {
  return edits.map(({ type, data }) => {
    const isProposed = data.title !== undefined && known?.titles.includes(data.title.to) === true;
    return { type, data: { ...data, ...(isProposed && { titleFrom: known.from }) } };
  });
}
