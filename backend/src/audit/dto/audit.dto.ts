import { flag, moment, nested, oneOf, text, whole } from '../../platform/http/input/field-rules.js';
import { Field, listOf, QueryField } from '../../platform/http/input/field.js';
import { CursorField, LimitField, PageOf } from '../../platform/http/input/page.js';

const largest = Number.MAX_SAFE_INTEGER;
const id = text({ min: 1, max: 1_000 });

/** The filters of the log and its export. */
export class NarrowedQuery {
  @QueryField(id, { optional: true, description: 'Id of a user, or `system` or `scheduler`.' })
  actor?: string;

  @QueryField(id, { optional: true, description: 'Event type, such as ArticlePromoted.' })
  type?: string;

  @QueryField(id, { optional: true, description: 'Id of the article, user or other thing it happened to.' })
  subject?: string;

  @QueryField(id, { optional: true, description: 'Only events of this request or run.' })
  correlationId?: string;

  @QueryField(moment(), { optional: true, notAfter: 'to' })
  from?: string;

  @QueryField(moment(), { optional: true })
  to?: string;
}

export class AuditQuery extends NarrowedQuery {
  @LimitField
  limit?: number;

  @CursorField
  cursor?: string;
}

export class ExportQuery extends NarrowedQuery {
  @QueryField(oneOf(['csv', 'ndjson']), { optional: true, description: 'Defaults to csv.' })
  format?: 'csv' | 'ndjson';

  @QueryField(flag(), {
    optional: true,
    description:
      'Of csv: begins with a byte order mark, without which Excel takes the text for another encoding.',
  })
  excel?: boolean;
}

/** The actor that caused an event; the name and role are those of that time. */
export class AuditActor {
  @Field(oneOf(['user', 'scheduler', 'system']))
  kind: 'user' | 'scheduler' | 'system';

  @Field(text(), { nullable: true })
  id: string | null;

  @Field(text())
  name: string;

  @Field(oneOf(['admin', 'author']), { nullable: true })
  role: 'admin' | 'author' | null;
}

export class AuditSubject {
  @Field(text())
  kind: string;

  @Field(text())
  id: string;

  @Field(text(), { nullable: true, description: 'The title at that time.' })
  title: string | null;
}

export class AuditItem {
  @Field(whole({ min: 0, max: largest }), { description: 'Position in the log.' })
  position: number;

  @Field(moment())
  at: string;

  @Field(nested(AuditActor))
  actor: AuditActor;

  @Field(text())
  type: string;

  @Field(nested(AuditSubject))
  subject: AuditSubject;

  @Field(text(), { description: 'A sentence for the user.' })
  summary: string;

  @Field(flag(), {
    description: 'What the house does beside what was asked for, such as keeping a name unique.',
  })
  technical: boolean;

  @Field(text())
  correlationId: string;
}

export class RecentChange extends AuditItem {
  @Field(whole({ min: 1, max: largest }), {
    description: 'Entries of this kind from the same request or run.',
  })
  entries: number;
}

export class RecentChangesQuery {
  @LimitField
  limit?: number;
}

export class RecentChangesAnswer {
  @Field(listOf(RecentChange), { description: 'The newest first.' })
  items: RecentChange[];
}

export class AuditAnswer extends PageOf(AuditItem, whole({ min: 0, max: largest })) {}
