/** Those in one process who want the same at the same moment share what becomes of the first one's try, its failure too. */
export class SingleFlight<T> {
  private readonly going = new Map<string, Promise<T>>();

  /** @param wish names what is wanted; two with the same name are the same */
  run(wish: string, work: () => Promise<T>): Promise<T> {
    const going = this.going.get(wish) ?? work().finally(() => this.going.delete(wish));
    this.going.set(wish, going);
    return going;
  }
}
