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
/** Articles beyond this number are found when they change, or when all of them are looked through. */
const mostUnfinished = 10_000;

/**
 * Work waits after a start, because everybody comes back at once and one long article takes both cores for a second.
 */
const afterStartMs = 5_000;

/** Work that follows changes of articles, and can be done again at any time. */
export interface Following<Outdated extends { readonly id: string }> {
  /**
   * Returns a page of articles whose result is missing or out of date, in the order of their ids, from the one after
   * `after` on.
   * @param ids the articles that changed; null for all
   */
  outdated(ids: readonly string[] | null, after: string): Promise<readonly Outdated[]>;
  /** @returns the time in milliseconds after which to continue with this article; nothing when it is done */
  make(article: Outdated, term: AbortSignal): Promise<number | void>;
  /** Called when a page of articles is done. */
  made?(articles: readonly Outdated[]): void;
}

/**
 * Works through articles on the leader, so that no save waits for it: through those that change, and through all of
 * them soon after a start and after a rebuild. It takes one article at a time and lets people's requests go first. An
 * article that cannot be read delays no others.
 */
@Injectable()
export class ArticleFollower {
  private readonly logger = new Logger('Articles');

  constructor(
    private readonly leadership: Leadership,
    private readonly feed: ChangeFeed,
    private readonly record: OwnRecord,
  ) {}

  /** @param name the name of the work, for people */
  follow<Outdated extends { readonly id: string }>(name: string, following: Following<Outdated>): void {
    const make: typeof following.make = async (article, term) => {
      try {
        return await following.make(article, term);
      } catch (error) {
        // A passing error is no fault of the article, so the work begins anew and leaves none out.
        if (term.aborted || isPassing(error)) throw error;
        this.logger.warn(`${name}: ${article.id} is left out after ${String(error)}`);
      }
    };
    // Work must not be based on rows of another record.
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
    /** The times at which to continue with articles, on the monotonic clock. */
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
