import { Injectable } from '@nestjs/common';
import { ArticleOrigins, type Article, type Passage } from '../../articles/contract.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import type { OfferProposalBody } from '../proposals.dto.js';

/** Which blocks of a passage stay because people have written or changed them. */
@Injectable()
export class LockedBlocks {
  constructor(private readonly origins: ArticleOrigins) {}

  /**
   * None of a passage that a person chose, nor where a finding stands that is to be mended, nor where all of the passage
   * is people's: then nothing else can be meant.
   * @throws DomainError `invalid` where no block begins that could be unlocked
   */
  async of(
    { id, revision, content }: Pick<Article, 'id' | 'revision' | 'content'>,
    passage: Passage,
    { start, unlocked = [] }: OfferProposalBody,
    findings: readonly { readonly spans: readonly Passage[] }[],
  ): Promise<Passage[]> {
    if (start !== undefined) return [];
    const { blocks } = await this.origins.at(id, revision, content);
    const unknown = unlocked.findIndex((offset) => !blocks.some((block) => block.start === offset));
    if (unknown >= 0) {
      throw invalidFields([
        { field: `unlocked[${unknown}]`, message: 'No block of the content begins here.' },
      ]);
    }
    const asked = blocks.filter((block) => overlap(block, passage));
    if (asked.every(({ untouched }) => !untouched)) return [];
    const spans = findings.flatMap((finding) => finding.spans);
    return asked
      .filter((block) => !block.untouched && !unlocked.includes(block.start))
      .filter((block) => !spans.some((span) => overlap(block, span)))
      .map((block) => ({ start: block.start, end: block.end }));
  }
}

const overlap = (one: Passage, other: Passage): boolean => one.start < other.end && one.end > other.start;
