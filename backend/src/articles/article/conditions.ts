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

  /** Limits a statement to articles that the reader may see, by the same rule as `maySee`. */
  visibleTo({ role, id, assignedPersona }: Reader): this {
    if (role === 'admin') return this;
    return this.add('(article.persona_id = ? or article.author_id = ?)', assignedPersona, id);
  }

  /** Limits a statement to articles whose history the reader may read; for administrators, also deleted ones. */
  withHistoryFor(reader: Reader): this {
    return reader.role === 'admin' ? this : this.add('not article.deleted').visibleTo(reader);
  }
}

/** Returns a pattern for `like` that finds a text anywhere. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
