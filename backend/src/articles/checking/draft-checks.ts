import { Injectable } from '@nestjs/common';
import type { CheckedText } from '../../../../checks/text/checked-text.js';
import type { Finding } from '../../../../checks/registry.js';
import type { ToldReview, VerifiedReview } from '../../../../checks/text/verified-claims.js';
import type { Reader } from '../domain/reader.js';
import { CheckContext } from './check-context.js';
import { CheckPool } from './check-pool.js';
import type { CheckedVersion, TextDifference } from './check-thread.js';

/** Runs the checks over a text that a model wrote and that will become an article. */
@Injectable()
export class DraftChecks {
  constructor(
    private readonly context: CheckContext,
    private readonly pool: CheckPool,
  ) {}

  /**
   * @param reader whose articles the text is compared with
   * @throws DomainError `unavailable` when too many texts wait
   */
  async of(
    reader: Reader,
    personaId: string,
    text: Pick<CheckedText, 'title' | 'content' | 'rules' | 'brief' | 'sources' | 'asked' | 'claims'>,
  ): Promise<Finding[]> {
    const { context } = await this.context.gather(reader, { personaId });
    const { earlier, samples } = context;
    const modelWords = [{ start: 0, end: text.content.length }];
    return this.pool.checkSurely({ ...text, modelWords, earlier, samples });
  }

  /** Compares a draft before and after its revision, as `CheckPool.change` does. */
  change(
    before: CheckedVersion,
    after: CheckedVersion,
    given: readonly string[],
  ): Promise<TextDifference | undefined> {
    return this.pool.change(before, after, given);
  }

  /**
   * Keeps what a model says of a text as far as its quotations are in the text.
   * @throws DomainError `unavailable` when too many texts wait
   */
  verified(told: ToldReview, text: CheckedText): Promise<VerifiedReview> {
    return this.pool.verified(told, text);
  }
}
