import { Injectable } from '@nestjs/common';
import { EditorialRules } from '../../editorial/contract.js';
import type { Reader } from '../domain/reader.js';
import { CheckContext } from './check-context.js';
import { DismissedFindings } from './dismissed-findings.js';
import type { CheckInputs } from './checking.dto.js';
import { ModelWords } from './model-words.js';

/** Reads what clients need to run an article's checks themselves; it tells nothing of other articles. */
@Injectable()
export class GetCheckInputs {
  constructor(
    private readonly rules: EditorialRules,
    private readonly context: CheckContext,
    private readonly dismissed: DismissedFindings,
    private readonly words: ModelWords,
  ) {}

  async execute(reader: Reader, id: string): Promise<CheckInputs> {
    const { captions, revision, content } = await this.context.article(reader, id);
    const [{ document }, own, dismissals] = await Promise.all([
      this.rules.current(),
      this.context.own(id, captions),
      this.dismissed.passages(id),
    ]);
    const {
      format_and_quality_standards,
      do_not,
      checks,
      terms,
      risky_claims,
      required_blocks,
      machine_tone,
      abbreviations,
    } = document;
    const rules = {
      format_and_quality_standards,
      do_not,
      checks,
      terms,
      risky_claims,
      required_blocks,
      machine_tone,
      abbreviations,
    };
    const madeUp = await this.words.madeUpIn({ content, rules, ...own }, { id, revision });
    const madeUpAddresses = [...new Set(madeUp.map(({ address }) => address))];
    return { ...own, rules, dismissals, madeUpAddresses } as CheckInputs;
  }
}
