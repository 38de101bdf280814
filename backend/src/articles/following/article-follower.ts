import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { OwnRecord } from '../../platform/event-sourcing/own-record.js';
import { IdleYield } from '../../platform/concurrency/idle-yield.js';
import { isPassing } from '../../platform/concurrency/retry.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { articleEvents } from '../domain/article.events.js';

const everyMs = 500;
const changedAtOnce = 20;
/** Those beyond are found when they change, or with all of them. */
const mostUnfinished = 10_000;

/** Whoever waited for the start comes back at once; what is made of one long article takes both cores for a second. */
const afterStartMs = 5_000;

/** What is made of articles after the event, and can be made again at any time. */
export interface Following<Outdated extends { readonly id: string }> {
  /**
   * Those for which it is missing or out of date, in the order of their ids, from the one behind `after` on; a page.
   * @param ids those that changed; null for all
   */
  outdated(ids: readonly string[] | null, after: string): Promise<readonly Outdated[]>;
  /** @returns in how many milliseconds there is more to be made of it; nothing when there is no more */
  make(article: Outdated, term: AbortSignal): Promise<number | void>;
  /** A page of them is done. */
  made?(articles: readonly Outdated[]): void;
}

/**
 * Follows the articles on the leader, so that no save waits for what is made of them: those that change, and all of
 * them soon after a start and after a rebuild. One after the other, and people go first. One that cannot be read holds
 * up no others.
 */
@Injectable()
export class ArticleFollower {
  private readonly logger = new Logger('Articles');

  constructor(
    private readonly leadership: Leadership,
    private readonly feed: ChangeFeed,
    private readonly record: OwnRecord,
  ) {}

  /** @param name for people */
  follow<Outdated extends { readonly id: string }>(name: string, following: Following<Outdated>): void {
    const make: typeof following.make = async (article, term) => {
      try {
        return await following.make(article, term);
      } catch (error) {
        // What passes is no fault of the article: work begins anew, so that none is left out for it.
        if (term.aborted || isPassing(error)) throw error;
        this.logger.warn(`${name}: ${article.id} is left out after ${String(error)}`);
      }
    };
    // Nothing is made of rows of another record.
    const outdated: typeof following.outdated = async (ids, after) => {
      await this.record.require();
      return following.outdated(ids, after);
    };
    this.leadership.whileLeading(name, (term) => this.whileTerm({ ...following, outdated, make }, term));
  }

  private async whileTerm<Outdated extends { readonly id: string }>(
    following: Following<Outdated>,
    term: AbortSignal,
  ): Promise<void> {
    const prefix = `${articleEvents.streamPrefix}-`;
    const changed = new Set<string>();
    /** When there is more to be made of an article, on the monotonic clock. */
    const unfinished = new Map<string, number>();
    const make: typeof following.make = async (article) => {
      const inMs = await following.make(article, term);
      if (typeof inMs === 'number' && unfinished.size < mostUnfinished) {
        unfinished.set(article.id, performance.now() + inMs);
      }
    };
    const started = performance.now();
    let isAll = true;
    const changes = this.feed.changed.subscribe((stream) => {
      if (stream.startsWith(prefix)) changed.add(stream.slice(prefix.length));
    });
    changes.add(this.feed.missed.subscribe(() => (isAll = true)));
    try {
      while (!term.aborted) {
        if (isAll && performance.now() - started > afterStartMs) {
          isAll = false;
          await makeAll({ ...following, make }, null, term);
        }
        for (const [id, at] of unfinished) if (at <= performance.now()) changed.add(id);
        for (const id of changed) unfinished.delete(id);
        const ids = [...changed];
        changed.clear();
        for (let at = 0; at < ids.length && !term.aborted; at += changedAtOnce) {
          await makeAll({ ...following, make }, ids.slice(at, at + changedAtOnce), term);
        }
        await pause(everyMs, undefined, { signal: term }).catch(() => undefined);
      }
    } finally {
      changes.unsubscribe();
    }
  }
}

async function makeAll<Outdated extends { readonly id: string }>(
  following: Following<Outdated>,
  ids: readonly string[] | null,
  term: AbortSignal,
): Promise<void> {
  const idleYield = new IdleYield();
  for (let after = ''; ;) {
    const articles = await following.outdated(ids, after);
    const last = articles.at(-1)?.id;
    if (last === undefined) return;
    for (const article of articles) {
      await idleYield.turn(term);
      if (term.aborted) return;
      await following.make(article, term);
    }
    following.made?.(articles);
    after = last;
  }
}
