import { Injectable } from '@nestjs/common';
import type { CheckedText } from '../../../../checks/text/checked-text.js';
import { addressesNotGiven, type Address } from '../../../../checks/text/addresses.js';
import { wholly, type Range } from '../../../../checks/text/ranges.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { ArticleText } from '../domain/article.commands.js';
import { ArticleOrigins } from '../origins/article-origins.js';
import type { Origins } from '../origins/origins.js';

/** A text to check, with what was given to its writer. */
type Given = Pick<CheckedText, 'content' | 'rules' | 'sources' | 'asked'>;

/** A text on record, or one that somebody is about to save over it. */
export interface SavedText {
  readonly id: string;
  readonly revision: number;
  /** The text to be saved over that revision, and who saves it. */
  readonly edit?: { readonly by: string; readonly text: ArticleText } | undefined;
}

/** Returns the ranges of a content that models wrote, as checks take them. */
export function modelWordsIn({ spans }: Pick<Origins, 'spans'>): Range[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end, by } of spans) {
    if (by.kind !== 'ai') continue;
    const last = ranges.at(-1);
    if (last?.end === start) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}

/** Finds whose words a text is made of, if a check depends on it. */
@Injectable()
export class ModelWords {
  constructor(private readonly origins: ArticleOrigins) {}

  /**
   * Finds the words of models; undefined when no check depends on them, because the text has no address that its writer
   * may have made up.
   */
  async of(text: Given, saved: SavedText): Promise<CheckedText['modelWords']> {
    if (!text.sources || addressesNotGiven(text).length === 0) return undefined;
    const origins = await this.inTime(text.content, saved);
    return origins ? modelWordsIn(origins) : 'unknown';
  }

  /** Finds addresses that a model wrote without having been given them, as far as it is known who wrote what. */
  async madeUpIn(text: Given, saved: SavedText): Promise<Address[]> {
    const words = await this.of(text, saved);
    return words === undefined || words === 'unknown' ? [] : wholly(words, addressesNotGiven(text));
  }

  private async inTime(content: string, { id, revision, edit }: SavedText): Promise<Origins | undefined> {
    try {
      return edit
        ? await this.origins.ofEdit(id, revision, edit.by, edit.text)
        : await this.origins.at(id, revision, content);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'origins-not-in-time') return undefined;
      throw error;
    }
  }
}
