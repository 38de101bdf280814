import { Injectable } from '@nestjs/common';
import { withoutDismissed, type IsDismissed } from '../../../../checks/dismissed.js';
import type { FindingChanges } from '../../../../checks/finding-changes.js';
import type { Finding } from '../../../../checks/registry.js';
import { addressesNotGiven } from '../../../../checks/text/addresses.js';
import type { CheckedText } from '../../../../checks/text/checked-text.js';
import { EditorialRules } from '../../editorial/contract.js';
import type { ArticleText } from '../domain/article.commands.js';
import type { Reader } from '../domain/reader.js';
import { CheckContext } from './check-context.js';
import { CheckPool } from './check-pool.js';
import { DismissedFindings } from './dismissed-findings.js';

/** An article for which a change is proposed. */
interface ChangedArticle extends ArticleText {
  readonly id: string;
  readonly personaId: string;
  readonly socialCaptions: readonly string[];
}

/** Finds out what the checks would say of a model's change before it is taken over, by the rules in force. */
@Injectable()
export class ForeseenFindings {
  constructor(
    private readonly rules: EditorialRules,
    private readonly context: CheckContext,
    private readonly pool: CheckPool,
    private readonly dismissed: DismissedFindings,
  ) {}

  /**
   * Returns which findings each of the other texts would mend or add, without dismissed guesses; undefined when that
   * could not be checked, which prevents no change.
   */
  async of(
    reader: Reader,
    article: ChangedArticle,
    others: readonly ArticleText[],
  ): Promise<FindingChanges[] | undefined> {
    try {
      const { id, personaId, title, content, socialCaptions: captions } = article;
      const [{ document: rules }, { context }, isDismissed] = await Promise.all([
        this.rules.current(),
        this.context.gather(reader, { articleId: id, personaId, captions }),
        this.dismissed.of(id),
      ]);
      const text = { ...context, title, content, rules };
      // If the writer was given every address in the text, any other address in another text is the model's.
      const isGiven = text.sources !== undefined && addressesNotGiven(text).length === 0;
      const before = await this.checked(text, isDismissed);
      return await Promise.all(
        others.map(async (other) => {
          const modelWords = isGiven ? [{ start: 0, end: other.content.length }] : undefined;
          const after = await this.checked({ ...text, ...other, modelWords }, isDismissed);
          const change = await this.pool.change(
            { text, findings: before },
            { text: { ...other, rules }, findings: after },
          );
          return change ?? notInTime();
        }),
      );
    } catch {
      return undefined;
    }
  }

  /** @throws Error when the text could not be checked */
  private async checked(text: CheckedText, isDismissed: IsDismissed): Promise<Finding[]> {
    const { findings, outcome } = await this.pool.check(text);
    if (outcome !== 'checked') notInTime();
    return withoutDismissed(findings, isDismissed);
  }
}

function notInTime(): never {
  throw new Error('The text could not be checked in time.');
}
