const mostStreams = 100_000;

/** Last revisions of the streams that were written or asked for most recently. */
export class RevisionCache {
  private readonly heads = new Map<string, number>();

  get(stream: string): number | undefined {
    return this.heads.get(stream);
  }

  /** A map keeps insertion order: setting a stream again makes it the newest, and the oldest is dropped. */
  set(stream: string, head: number): void {
    this.heads.delete(stream);
    this.heads.set(stream, head);
    if (this.heads.size <= mostStreams) return;
    for (const oldest of this.heads.keys()) {
      this.heads.delete(oldest);
      return;
    }
  }
}
