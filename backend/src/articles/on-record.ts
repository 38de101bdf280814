import type { ModuleOnRecord } from '../audit/contract.js';
import type { DomainEvent } from '../platform/event-sourcing/event-catalog.js';
import type { Handlers } from '../platform/projections/projection.js';
import { articleList } from './article/article-list.projection.js';
import { articleEvents } from './domain/article.events.js';
import { articleHistory } from './history/article-history.projection.js';
import { articleSentences } from './history/article-sentences.js';
import { articlePackages } from './packages/article-packages.projection.js';

/** @param media what the events of pictures and captions do to an article’s row, and to that of its package */
export const articlesOnRecord = <Media extends DomainEvent>(media: {
  readonly ofArticle: Handlers<Media>;
  readonly ofPackage: Handlers<Media>;
}): ModuleOnRecord => ({
  catalogs: [articleEvents],
  sentences: [articleSentences],
  projections: [articleList(media.ofArticle), articleHistory, articlePackages(media.ofPackage)],
});
