import { Injectable } from '@nestjs/common';
import { plainWordsIn } from '../../../../checks/text/words.js';
import type { FoundPage } from '../../platform/ai/page-search.js';
import { Clock } from '../../platform/kernel/clock.js';
import { PageFinder, siteOfAddress } from '../../sources/contract.js';
import type { NewIdea } from '../domain/topics.decider.js';

type Finding = NonNullable<NewIdea['found']>;

/**
 * The time limit for all ideas of one answer, in milliseconds; the ideas are ready while somebody waits for this check.
 */
const limitMs = 15_000;
/** The age of the oldest page that counts, in days; older pages say nothing about the present. */
const newestDays = 365;
/** The length of the shortest word that counts; shorter words are too common in titles. */
const tellingLength = 4;
const fewestShared = 2;

/** Looks for a recent page that makes an idea worth writing now. If that fails, the idea is just not checked. */
@Injectable()
export class WhyNow {
  constructor(
    private readonly finder: PageFinder,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the ideas, each with the newest page on its subject from its research sources, if one with a date was
   * found.
   */
  async checked(ideas: readonly NewIdea[], stop: AbortSignal): Promise<NewIdea[]> {
    if (!this.finder.isThere) return [...ideas];
    const limit = AbortSignal.any([stop, AbortSignal.timeout(limitMs)]);
    return Promise.all(
      ideas.map(async (idea) => {
        const found = await this.newest(idea, limit);
        return found ? { ...idea, found } : idea;
      }),
    );
  }

  private async newest({ title, sources }: NewIdea, limit: AbortSignal): Promise<Finding | undefined> {
    const sites = [...new Set(sources.map(({ url }) => siteOfAddress(url)))];
    const searched = await this.finder.find(title, sites, sites, limit);
    if (!searched.ok) return undefined;
    const now = this.clock.now();
    const today = now.toISOString().slice(0, 10);
    const since = new Date(now.getTime() - newestDays * 86_400_000).toISOString().slice(0, 10);
    const [newest] = searched.pages
      .flatMap((page) => (page.date !== null && isAbout(title, page) ? [{ ...page, date: page.date }] : []))
      .filter(({ date }) => date >= since && date <= today)
      .toSorted((one, other) => other.date.localeCompare(one.date));
    return newest && { url: newest.address, title: newest.title, date: newest.date, at: now.toISOString() };
  }
}

function isAbout(title: string, page: FoundPage): boolean {
  const told = new Set(plainWordsIn(`${page.title} ${page.excerpt}`));
  const telling = new Set(plainWordsIn(title).filter((word) => word.length >= tellingLength));
  return [...telling].filter((word) => told.has(word)).length >= fewestShared;
}
