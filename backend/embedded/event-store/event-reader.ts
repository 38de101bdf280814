import pg from 'pg';
import { noRevision, type RecordedEvent } from './event.js';
import { pageBytes, pages, type Span } from './paging.js';

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

/** How the event store, and who reads beside it, connects to Postgres. */
export const connectionTo = (databaseUrl: string) =>
  ({
    connectionString: databaseUrl,
    application_name: 'event store',
    connectionTimeoutMillis: 10_000,
  }) as const;

/** Reads the events in Postgres, on connections of its own: beside the one that writes, or without it. */
export class EventReader {
  private readonly pool: pg.Pool;

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({ ...connectionTo(databaseUrl), max: 4 });
    // An idle connection that breaks is replaced at the next read; without a listener it would end the process.
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

  /** All that there is, in order, page by page: the next page is read while one is looked at. */
  async *everything(): AsyncGenerator<RecordedEvent[]> {
    const span = { low: 1, high: await this.lastPosition(), backwards: false };
    const reading = pages(
      span,
      (part) => this.readAll(part),
      ({ position }) => position,
    );
    const ahead = (): Promise<IteratorResult<RecordedEvent[]>> => {
      const page = reading.next();
      page.catch(() => undefined); // It fails where it is awaited, perhaps some time after it failed.
      return page;
    };
    for (let page = ahead(); ;) {
      const read = await page;
      if (read.done === true) return;
      page = ahead();
      yield read.value;
    }
  }

  /** Last revision of a stream, {@link noRevision} for one without events; committed events only. */
  async headOf(stream: string): Promise<number> {
    const { rows } = await this.pool.query<{ head: string }>({
      name: 'head',
      text: 'select revision as head from event_store.event where stream = $1 order by revision desc limit 1',
      values: [stream],
    });
    return Number(rows[0]?.head ?? noRevision);
  }

  /**
   * Events with the positions of a span, from the end where reading begins, as many as fit into a page. A range, not a
   * limit: positions have no gaps, and the planner has only one way to do it, also on a table that was never analysed.
   */
  readAll(span: Span): Promise<RecordedEvent[]> {
    return this.read('position', 'true', span);
  }

  /** The same of one stream, with the revisions of a span. */
  readStream(stream: string, span: Span): Promise<RecordedEvent[]> {
    return this.read('revision', 'stream = $4', span, stream);
  }

  /** The sizes are known without reading the bytes; only those of the page are read. An event is a page at least. */
  private async read(
    number: 'position' | 'revision',
    condition: string,
    { low, high, backwards }: Span,
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
