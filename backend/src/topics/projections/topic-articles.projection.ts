import type { ArticleEvent } from '../../articles/contract.js';
import { projection } from '../../platform/projections/projection.js';
import { TopicArticleRow } from './topic-article.row.js';

/** The titles of articles, and which idea each carries out. */
export const topicArticles = projection<ArticleEvent>({
  name: 'topic-articles',
  tables: [TopicArticleRow],
  on: {
    ArticleGenerated: ({ streamId, data, metadata }, rows) => {
      const { title, ideaId, authorId, personaId } = data;
      const times = { titledAt: metadata.at, createdAt: metadata.at };
      rows.insert(TopicArticleRow, {
        id: streamId,
        title,
        ideaId,
        authorId,
        personaId,
        ...times,
        deleted: false,
      });
    },
    ArticleEdited: ({ streamId, data: { title }, metadata }, rows) => {
      if (title) rows.update(TopicArticleRow, { id: streamId }, { title: title.to, titledAt: metadata.at });
    },
    ArticleDeleted: ({ streamId }, rows) => {
      rows.update(TopicArticleRow, { id: streamId }, { deleted: true });
    },
    ArticleRestored: ({ streamId, data: { title, undeleted }, metadata }, rows) => {
      const renamed = title.from !== title.to && { title: title.to, titledAt: metadata.at };
      if (!renamed && !undeleted) return;
      rows.update(TopicArticleRow, { id: streamId }, { ...renamed, ...(undeleted && { deleted: false }) });
    },
  },
});
