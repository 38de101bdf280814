/** Those in one process who want the same at the same moment share what becomes of the first one's try, its failure too. */
export class SingleFlight<T> {
  private readonly going = new Map<string, Promise<T>>();

  /** @param key names what is wanted; two with the same key are the same */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const going = this.going.get(key) ?? work().finally(() => this.going.delete(key));
    this.going.set(key, going);
    return going;
  }
}
