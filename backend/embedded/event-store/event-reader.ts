import pg from 'pg';
import { noRevision, type RecordedEvent } from './event.js';
import { pageBytes, pages, type NumberSpan } from './paging.js';

interface Row {
  position: string;
  stream: string;
  revision: string;
  id: string;
  type: string;
  is_json: boolean;
  data: Buffer;
  metadata: Buffer;
  created: Date;
}

/** Settings with which the event store, and readers beside it, connect to Postgres. */
export const connectionTo = (databaseUrl: string) =>
  ({
    connectionString: databaseUrl,
    application_name: 'event store',
    connectionTimeoutMillis: 10_000,
  }) as const;

/** Reads the events in Postgres on connections of its own, whether or not a writer is at work. */
export class EventReader {
  private readonly pool: pg.Pool;

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({ ...connectionTo(databaseUrl), max: 4 });
    // An idle connection that breaks is replaced at the next read. Without a listener its error would end the process.
    this.pool.on('error', () => undefined);
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  /** Position of the newest event, 0 if there is none. */
  async lastPosition(): Promise<number> {
    const { rows } = await this.pool.query<{ last: string | null }>(
      'select max(position) as last from event_store.event',
    );
    return Number(rows[0]?.last ?? 0);
  }

  /** Reads all events in order, page by page; while the caller looks at one page, the next one is read. */
  async *everything(): AsyncGenerator<RecordedEvent[]> {
    const span = { low: 1, high: await this.lastPosition(), backwards: false };
    const reading = pages(
      span,
      (part) => this.readAll(part),
      ({ position }) => position,
    );
    const ahead = (): Promise<IteratorResult<RecordedEvent[]>> => {
      const page = reading.next();
      page.catch(() => undefined); // The error is thrown where the page is awaited, which may be some time later.
      return page;
    };
    for (let page = ahead(); ;) {
      const read = await page;
      if (read.done === true) return;
      page = ahead();
      yield read.value;
    }
  }

  /** Last revision of a stream, {@link noRevision} for one without events; only committed events count. */
  async headOf(stream: string): Promise<number> {
    const { rows } = await this.pool.query<{ head: string }>({
      name: 'head',
      text: 'select revision as head from event_store.event where stream = $1 order by revision desc limit 1',
      values: [stream],
    });
    return Number(rows[0]?.head ?? noRevision);
  }

  /**
   * Reads events with the positions of a span, as many as fit into a page, from the end at which reading begins. The
   * query is a range and not a limit because positions have no gaps, and because the planner then has only one plan,
   * even for a table that was never analysed.
   */
  readAll(span: NumberSpan): Promise<RecordedEvent[]> {
    return this.read('position', 'true', span);
  }

  /** The same for one stream, with the revisions of a span. */
  readStream(stream: string, span: NumberSpan): Promise<RecordedEvent[]> {
    return this.read('revision', 'stream = $4', span, stream);
  }

  /**
   * Sizes are known without reading the bytes, so only the bytes of the page are read. A page holds at least one event.
   */
  private async read(
    number: 'position' | 'revision',
    condition: string,
    { low, high, backwards }: NumberSpan,
    ...values: unknown[]
  ): Promise<RecordedEvent[]> {
    const order = `order by ${number} ${backwards ? 'desc' : 'asc'}`;
    const { rows } = await this.pool.query<Row>({
      name: `${number} ${backwards ? 'backwards' : 'forwards'}`,
      text: `select position, stream, revision, id, type, is_json, data, metadata, created from (
          select *, length(data) + length(metadata) as size,
            sum(length(data) + length(metadata)) over (${order} rows unbounded preceding) as total
          from event_store.event where ${condition} and ${number} between $1 and $2
        ) as event where total <= $3 or total = size ${order}`,
      values: [low, high, pageBytes, ...values],
    });
    return rows.map((row) => ({
      position: Number(row.position),
      stream: row.stream,
      revision: Number(row.revision),
      id: row.id,
      type: row.type,
      isJson: row.is_json,
      data: row.data,
      metadata: row.metadata,
      created: row.created.getTime(),
    }));
  }
}
