import type { CategoryEvent } from '../../editorial/contract.js';
import type { CaptionsEvent, HeaderImagesEvent } from '../../media/contract.js';
import type { PersonaEvent } from '../../personas/contract.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { ArticleEvent } from '../domain/article.events.js';
import { ArticleRow } from './article.row.js';
import { CategoryNameRow, PersonaNameRow } from './shown-name.row.js';

/** What every event of an article moves on. */
function moved({ revision, metadata }: Recorded<ArticleEvent>): Pick<ArticleRow, 'revision' | 'updatedAt'> {
  return { revision: Number(revision), updatedAt: metadata.at };
}

/** What an event with a title or a text moves on. */
function written(event: Recorded<ArticleEvent>): Pick<ArticleRow, 'revision' | 'updatedAt' | 'textRevision'> {
  return { ...moved(event), textRevision: Number(event.revision) };
}

type Sources = ArticleEvent | PersonaEvent | CategoryEvent | HeaderImagesEvent | CaptionsEvent;

/** Articles as they are now, one row each, and the names that they are shown with. */
export const articleList = projection<Sources>({
  name: 'article-list',
  tables: [ArticleRow, PersonaNameRow, CategoryNameRow],
  on: {
    ArticleGenerated: (event, rows) => {
      const { personaName, categoryName, batch, ideaId: _, ...article } = event.data;
      rows.insert(ArticleRow, {
        ...article,
        ...written(event),
        id: event.streamId,
        persona: personaName,
        category: categoryName,
        batchId: batch?.id ?? null,
        batchIndex: batch?.index ?? null,
        status: 'draft',
        deleted: false,
        edited: false,
        imageCount: 0,
        headerImages: [],
        captionCount: 0,
        socialCaptions: [],
        captionMarks: [],
        captionsMissing: [],
        captionsRevision: null,
        captionsAt: null,
        captionsProvider: null,
        createdAt: event.metadata.at,
      });
    },
    ArticleEdited: (event, rows) => {
      const { title, content, ruleReport } = event.data;
      rows.update(
        ArticleRow,
        { id: event.streamId },
        {
          ...written(event),
          ...(title && { title: title.to }),
          ...(content && { content: content.to, wordCount: content.wordCount }),
          edited: true,
          ruleReport,
        },
      );
    },
    ArticlePromoted: (event, rows) => {
      rows.update(ArticleRow, { id: event.streamId }, { ...moved(event), status: 'promoted' });
    },
    ArticleReturnedToDraft: (event, rows) => {
      rows.update(ArticleRow, { id: event.streamId }, { ...moved(event), status: 'draft' });
    },
    ArticleDeleted: (event, rows) => {
      rows.update(ArticleRow, { id: event.streamId }, { ...moved(event), deleted: true });
    },
    ArticleRestored: (event, rows) => {
      const { title, content, ruleReport, undeleted } = event.data;
      rows.update(
        ArticleRow,
        { id: event.streamId },
        {
          ...written(event),
          title: title.to,
          content: content.to,
          wordCount: content.wordCount,
          ruleReport,
          edited: true,
          ...(undeleted && { status: 'draft', deleted: false }),
        },
      );
    },
    HeaderImagesGenerated: ({ streamId, data: { articleRevision, images } }, rows) => {
      const headerImages = images.map((image) => ({ ...image, articleRevision }));
      rows.update(ArticleRow, { id: streamId }, { headerImages, imageCount: images.length });
    },
    CaptionsGenerated: ({ streamId, data, metadata }, rows) => {
      const { captions, marks = [], missing = [], articleRevision, provenance } = data;
      const made = {
        captionMarks: marks,
        captionsMissing: missing,
        captionsRevision: articleRevision,
        captionsAt: metadata.at,
        captionsProvider: provenance.provider,
      };
      rows.update(
        ArticleRow,
        { id: streamId },
        { socialCaptions: captions, captionCount: captions.length, ...made },
      );
    },
    PersonaCreated: ({ streamId: id, data: { name } }, rows) => {
      rows.insert(PersonaNameRow, { id, name });
    },
    PersonaChanged: ({ streamId: id, data: { name } }, rows) => {
      if (name) rows.update(PersonaNameRow, { id }, { name: name.to });
    },
    CategoryAdded: ({ data: { id, name } }, rows) => {
      // One that is gone may come back.
      rows.remove(CategoryNameRow, { id });
      rows.insert(CategoryNameRow, { id, name });
    },
    CategoryChanged: ({ data: { id, name } }, rows) => {
      if (name) rows.update(CategoryNameRow, { id }, { name: name.to });
    },
  },
});
