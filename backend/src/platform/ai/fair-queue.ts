/** Those who wait, in one line a key. The lines are served in turn, so that a long one holds no other up. */
export class FairQueue<T> {
  private readonly lines = new Map<string, Set<T>>();

  add(key: string, item: T): void {
    const line = this.lines.get(key) ?? new Set();
    this.lines.set(key, line.add(item));
  }

  remove(key: string, item: T): void {
    const line = this.lines.get(key);
    line?.delete(item);
    if (line?.size === 0) this.lines.delete(key);
  }

  /** Takes the first of the line that was served the longest ago. */
  next(): T | undefined {
    const [first] = this.lines;
    if (!first) return undefined;
    const [key, line] = first;
    const [item] = line as Set<T> & Iterable<T>;
    this.lines.delete(key);
    line.delete(item as T);
    if (line.size > 0) this.lines.set(key, line);
    return item;
  }
}
