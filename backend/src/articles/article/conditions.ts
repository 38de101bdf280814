import type { Reader } from '../domain/reader.js';

/** Conditions of a statement with their values. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly texts: string[] = [];

  /** @param sql has a `?` for each of the values, in order */
  add(sql: string, ...values: readonly unknown[]): this {
    const rest = [...values];
    this.texts.push(sql.replaceAll('?', () => `$${this.values.push(rest.shift())}`));
    return this;
  }

  get sql(): string {
    return this.texts.join(' and ') || 'true';
  }

  /** Articles that this reader may know of: the same rule as `maySee`. */
  visibleTo({ role, id, assignedPersona }: Reader): this {
    if (role === 'admin') return this;
    return this.add('(article.persona_id = ? or article.author_id = ?)', assignedPersona, id);
  }

  /** Articles whose history this reader may read: administrators also those that are deleted. */
  withHistoryFor(reader: Reader): this {
    return reader.role === 'admin' ? this : this.add('not article.deleted').visibleTo(reader);
  }
}

/** A text as the pattern of `like` that finds it anywhere. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
