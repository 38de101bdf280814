import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import type { ArticleEvent } from '../domain/article.events.js';
import type { ImportedFrom } from '../domain/import.events.js';
import type { WriterAnswer } from './origins.dto.js';

/** The writer of words: a person, or a model for somebody; for imported words, only the place that they came from. */
export type Writer = Readonly<WriterAnswer>;

export interface Acceptance {
  readonly proposalId: string;
  readonly acceptedBy: Pick<Writer, 'id' | 'name'>;
}

/** The writer of words, with the time and the revision that they came with. */
export interface Author extends Partial<Acceptance> {
  readonly by: Writer;
  readonly revision: number;
  readonly at: string;
}

/** A change of an article's text; its origins are replayed from these. */
export interface TextChange {
  readonly eventId: string;
  readonly revision: number;
  /** ISO 8601. */
  readonly at: string;
  readonly by: Writer;
  readonly title: string | undefined;
  readonly content: string | undefined;
  /** The acceptance, if the change is a model's proposal that a person accepted. */
  readonly proposal?: Acceptance;
  /** The revision whose text, and whose authors, the change brings back. */
  readonly restores?: number;
}

export const authorOf = ({ by, revision, at, proposal }: TextChange): Author => ({
  by,
  revision,
  at,
  ...proposal,
});

/** The change that an event made to the text; undefined if it left the text alone. */
export function textChangeOf(event: Recorded<ArticleEvent>): TextChange | undefined {
  const { revision, metadata } = event;
  const { kind, id, name } = metadata.actor;
  const person = {
    kind: 'user',
    id: kind === 'user' ? id : null,
    name,
    provider: null,
    model: null,
  } as const;
  const change = { eventId: event.id, revision: Number(revision), at: metadata.at, by: person };
  switch (event.type) {
    case 'ArticleGenerated': {
      const { title, content, provenance } = event.data;
      return { ...change, by: modelOf(provenance), title, content };
    }
    case 'ArticleImported': {
      const { title, content, source } = event.data;
      return { ...change, by: archiveOf(source), title, content };
    }
    case 'ArticleImportedAgain': {
      const { title, content, source } = event.data;
      if (!title && !content) return undefined;
      return { ...change, by: archiveOf(source), title: title?.to, content: content?.to };
    }
    case 'ArticleEdited': {
      const { title, content, proposal, titleFrom } = event.data;
      const text = { title: title?.to, content: content?.to };
      // A change has one writer, and a person wrote the text that they saved with the title.
      if (titleFrom && !content) return { ...change, ...text, by: modelOf(titleFrom.provenance) };
      if (!proposal) return { ...change, ...text };
      const acceptance = { proposalId: proposal.id, acceptedBy: { id: person.id, name } };
      return { ...change, ...text, by: modelOf(proposal.provenance), proposal: acceptance };
    }
    case 'ArticleRestored': {
      const { title, content, fromRevision } = event.data;
      return { ...change, title: title.to, content: content.to, restores: fromRevision };
    }
    case 'ArticleSummaryChanged':
    case 'ArticlePromoted':
    case 'ArticleReturnedToDraft':
    case 'ArticleDeleted':
    case 'FindingDismissed':
    case 'FindingDismissalWithdrawn':
    case 'ArticleOpenedForReview':
      return undefined;
    default:
      return event satisfies never;
  }
}

/** Names the author or site of imported words, with the year of publication. */
function archiveOf({ author, site, publishedAt }: ImportedFrom): Writer {
  const year = publishedAt === null ? '' : `, ${publishedAt.slice(0, 4)}`;
  return { kind: 'import', id: null, name: `${author ?? site}${year}`, provider: null, model: null };
}

function modelOf({ provider, model }: { readonly provider: string; readonly model: string }): Writer {
  const name = provider === 'demo' ? 'Demo writer' : model;
  return { kind: 'ai', id: null, name, provider, model };
}
