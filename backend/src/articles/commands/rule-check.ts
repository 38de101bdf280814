import { Injectable } from '@nestjs/common';
import { EditorialRules, checkRules } from '../../editorial/contract.js';
import type { TextCheck } from '../domain/article.commands.js';

/**
 * Checks texts against the rules when they are saved, not when they are read: the report goes on record with the
 * text and the rules' revision it was made from, an older revision shows its own, and reading needs no rules.
 */
@Injectable()
export class RuleCheck {
  constructor(private readonly rules: EditorialRules) {}

  /** The check by the rules as they are now. */
  async current(): Promise<TextCheck> {
    const { document, revision } = await this.rules.current();
    return (text) => checkRules(text, document, revision);
  }
}
