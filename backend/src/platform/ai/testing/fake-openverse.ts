import type { FakeReply } from './fake-replies.js';
import { FakeSearch } from './fake-search.js';

/** A picture as Openverse records it. */
export const foundAt = (url: string, record: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: '8a7d61dd-5dc4-4e7b-9d49-2a4c3f0f6f3a',
  url,
  title: 'Watch movement',
  creator: 'Ada Example',
  source: 'flickr',
  provider: 'flickr',
  license: 'by-sa',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
  foreign_landing_url: 'https://example.com/photos/7',
  mature: false,
  ...record,
});

export const file =
  (bytes: Buffer, type = 'image/jpeg'): FakeReply =>
  (response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
  };

export const redirect =
  (location: string, status = 302): FakeReply =>
  (response) => {
    response.writeHead(status, { location }).end();
  };

/** A file that never ends, sent as fast as it is read. */
export const endless = (): FakeReply => (response) => {
  const block = Buffer.alloc(65_536);
  response.writeHead(200, { 'content-type': 'image/jpeg' });
  const more = (): void => {
    while (!response.destroyed && response.write(block));
  };
  response.on('drain', more);
  more();
};

/** A server that speaks Openverse’s search under `/v1/images/` and also serves the pictures. */
export class FakeOpenverse extends FakeSearch {
  /** The results of every search. */
  results: unknown[] = [];

  static start(): Promise<FakeOpenverse> {
    return new FakeOpenverse('/v1/images/').listen();
  }

  /** Serves a reply at a picture’s path, and adds it to the results. */
  offer(path: string, reply: FakeReply, record: Record<string, unknown> = {}): void {
    this.files.set(path, reply);
    this.results.push(
      foundAt(this.origin + path, { foreign_landing_url: `https://example.com${path}`, ...record }),
    );
  }

  override forget(): void {
    super.forget();
    this.results = [];
  }

  protected found(): object {
    return { result_count: this.results.length, page_count: 1, results: this.results };
  }
}
