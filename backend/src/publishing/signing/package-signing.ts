import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { concatMap, filter, fromEvent, lastValueFrom, merge, takeUntil, throttleTime, timer } from 'rxjs';
import { DataSource } from 'typeorm';
import { ContentCredentials } from '../../credentials/contract.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { isPassing } from '../../platform/concurrency/retry.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { SignedPackages } from './signed-packages.js';

const lookEveryMs = 60_000;
/** The shortest time between two searches for promotions, however many articles change. */
const atMostEveryMs = 250;
const atOnce = 50;

/** How far the leader looks back. If it was away for longer, older packages are signed when somebody asks for them. */
const lookBackMs = 7 * 86_400_000;

/**
 * Unsigned packages that were promoted since a moment under rules with signing on. Other packages are signed when
 * somebody asks for them.
 */
const unsignedSql = `
  select recent.article_id "articleId", recent.number from (
    select article_id, frozen, (select count(*) from article_package earlier
      where earlier.article_id = package.article_id and earlier.revision <= package.revision)::integer number
    from article_package package where at > $1
  ) recent
  join editorial_rules rules on rules.revision = (recent.frozen->'ruleReport'->>'rulesRevision')::integer
  where (rules.document->'credentials'->>'sign')::boolean
    and not exists (select from package_credential signed
      where signed.article_id = recent.article_id and signed.number = recent.number)
    and not (recent.article_id = any($2))
  limit ${atOnce}`;

interface Unsigned {
  readonly articleId: string;
  readonly number: number;
}

/** Has the leader sign packages: at the beginning of its term, every minute, and after promotions. */
@Injectable()
export class PackageSigning implements OnApplicationBootstrap {
  private readonly logger = new Logger('Credentials');

  constructor(
    private readonly credentials: ContentCredentials,
    private readonly packages: SignedPackages,
    private readonly database: DataSource,
    private readonly leadership: Leadership,
    private readonly feed: ChangeFeed,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.leadership.whileLeading('content credentials', (term) => this.lead(term));
  }

  private async lead(term: AbortSignal): Promise<void> {
    const articles = this.feed.changed.pipe(filter((stream) => stream.startsWith('article-')));
    const looks = merge(timer(0, lookEveryMs), articles).pipe(
      throttleTime(atMostEveryMs, undefined, { leading: true, trailing: true }),
      concatMap(() => this.look(term)),
      takeUntil(fromEvent(term, 'abort')),
    );
    await lastValueFrom(looks, { defaultValue: undefined });
  }

  private async look(term: AbortSignal): Promise<void> {
    try {
      if (await this.credentials.isOn()) await this.signAll(term);
    } catch (error) {
      if (!isPassing(error)) this.logger.error(error);
    }
  }

  /**
   * Signs all packages that it finds. One that isn't signed is left out until the next look, so that it delays no others
   * and isn't selected again and again.
   */
  private async signAll(term: AbortSignal): Promise<void> {
    const passedOver: string[] = [];
    const since = new Date(this.clock.now().getTime() - lookBackMs);
    for (;;) {
      const unsigned = await this.database.query<Unsigned[]>(unsignedSql, [since, passedOver]);
      if (unsigned.length === 0) return;
      for (const { articleId, number } of unsigned) {
        if (term.aborted) return;
        try {
          // There is none where signing was turned off meanwhile.
          if (!(await this.packages.of(articleId, number))) passedOver.push(articleId);
        } catch (error) {
          if (error instanceof DomainError && error.kind === 'unavailable') this.logger.warn(error.message);
          else this.logger.error(error);
          passedOver.push(articleId);
        }
      }
    }
  }
}
