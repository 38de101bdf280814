import { flag, moment, nested, oneOf, text, whole } from '../../platform/http/input/field-rules.js';
import { Field, listOf, QueryField } from '../../platform/http/input/field.js';
import { CursorField, LimitField, PageOf } from '../../platform/http/input/page.js';

const largest = Number.MAX_SAFE_INTEGER;
const id = text({ min: 1, max: 1_000 });

/** The filters of the log and its export. */
export class NarrowedQuery {
  @QueryField(id, { optional: true, description: 'The id of a user, or `system` or `scheduler`.' })
  actor?: string;

  @QueryField(id, { optional: true, description: 'An event type, such as `ArticlePromoted`.' })
  type?: string;

  @QueryField(id, {
    optional: true,
    description: 'The id of the article, user or other thing that was changed.',
  })
  subject?: string;

  @QueryField(id, { optional: true, description: 'The id of a request or run; only its events are listed.' })
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
  @QueryField(oneOf(['csv', 'ndjson']), {
    optional: true,
    description: 'The format of the file; defaults to `csv`.',
  })
  format?: 'csv' | 'ndjson';

  @QueryField(flag(), {
    optional: true,
    description:
      'Whether a `csv` file begins with a byte order mark; without one, Excel reads the wrong encoding.',
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

  @Field(text(), { nullable: true, description: 'The title of the changed thing at that time.' })
  title: string | null;
}

export class AuditItem {
  @Field(whole({ min: 0, max: largest }), { description: 'The entry’s position in the audit log.' })
  position: number;

  @Field(moment())
  at: string;

  @Field(nested(AuditActor))
  actor: AuditActor;

  @Field(text())
  type: string;

  @Field(nested(AuditSubject))
  subject: AuditSubject;

  @Field(text(), { description: 'A sentence for people that tells what was done.' })
  summary: string;

  @Field(flag(), {
    description: 'Whether the entry is bookkeeping beside what was asked for, such as keeping a name unique.',
  })
  technical: boolean;

  @Field(text())
  correlationId: string;
}

export class RecentChange extends AuditItem {
  @Field(whole({ min: 1, max: largest }), {
    description: 'The number of entries of this kind from the same request or run.',
  })
  entries: number;
}

export class RecentChangesQuery {
  @LimitField
  limit?: number;
}

export class RecentChangesAnswer {
  @Field(listOf(RecentChange), { description: 'The changes, newest first.' })
  items: RecentChange[];
}

export class AuditAnswer extends PageOf(AuditItem, whole({ min: 0, max: largest })) {}
