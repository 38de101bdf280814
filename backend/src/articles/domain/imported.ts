import { DomainError } from '../../platform/kernel/domain-error.js';
import type { ImportArticle } from './article.commands.js';
import type { Article } from './article.js';
import type { ArticleEventOf } from './article.events.js';
import type { ImportedFrom } from './import.events.js';
import { contentChange } from './words.js';

/**
 * Imports an item. Importing the same item again changes nothing, however often and by however many imports at once. An
 * item that has changed, even if only in its author's name, replaces the article, unless somebody has edited or deleted
 * it here in the meantime.
 */
export function importArticle(
  article: Article | undefined,
  { article: imported, check }: ImportArticle,
): ArticleEventOf<'ArticleImported' | 'ArticleImportedAgain'>[] {
  const { source, title, content, summary } = imported;
  if (!article) {
    return [{ type: 'ArticleImported', data: { ...imported, ruleReport: check({ title, content }) } }];
  }
  const isSameText = article.importedFrom?.itemHash === source.itemHash;
  if (isSameText && (isWorkedOn(article) || tellsTheSame(article.importedFrom, source))) return [];
  if (article.status === 'deleted')
    throw conflict('deleted-here', 'It was deleted here, and has changed there since.');
  if (article.editedHere) throw conflict('edited-here', 'It has changed there, and was edited here.');
  return [
    {
      type: 'ArticleImportedAgain',
      data: {
        source,
        ...(title !== article.title && { title: { from: article.title, to: title } }),
        ...(content !== article.content && { content: contentChange(article.content, content) }),
        ...(summary !== article.summary && { summary: { from: article.summary, to: summary } }),
        ruleReport: check({ title, content }),
      },
    },
  ];
}

const isWorkedOn = ({ status, editedHere }: Article): boolean => status === 'deleted' || editedHere;

/** Whether an export still says the same about a text, apart from the text itself. */
const tellsTheSame = (before: ImportedFrom, now: ImportedFrom): boolean =>
  before.author === now.author && before.url === now.url && before.publishedAt === now.publishedAt;

const conflict = (code: string, message: string): DomainError => new DomainError('conflict', code, message);
