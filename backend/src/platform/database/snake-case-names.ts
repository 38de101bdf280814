import { DefaultNamingStrategy } from 'typeorm';

/** `wordCount` in a row class is `word_count` in Postgres. */
export class SnakeCaseNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
