/**
 * Lets callers in one process that want the same thing at the same time share the first one’s result, or its failure.
 */
export class SingleFlight<T> {
  private readonly going = new Map<string, Promise<T>>();

  /** @param key names the wanted thing; calls with the same key share their result */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const going = this.going.get(key) ?? work().finally(() => this.going.delete(key));
    this.going.set(key, going);
    return going;
  }
}
