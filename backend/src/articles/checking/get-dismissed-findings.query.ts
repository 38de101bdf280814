import { Injectable } from '@nestjs/common';
import { checkName } from '../../../../checks/registry.js';
import type { Reader } from '../domain/reader.js';
import { CheckContext } from './check-context.js';
import type { DismissedFindingsAnswer } from './checking.dto.js';
import { DismissedFindings } from './dismissed-findings.js';

/** Lists the dismissed findings of an article; whoever may edit the article may reopen them. */
@Injectable()
export class GetDismissedFindings {
  constructor(
    private readonly context: CheckContext,
    private readonly dismissed: DismissedFindings,
  ) {}

  async execute(reader: Reader, id: string): Promise<DismissedFindingsAnswer> {
    await this.context.article(reader, id);
    const dismissals = await this.dismissed.passages(id);
    return { dismissals: dismissals.map(({ rule, quote }) => ({ rule, name: checkName(rule), quote })) };
  }
}
