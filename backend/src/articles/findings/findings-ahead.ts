import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Finding } from '../../../../checks/registry.js';
import { tooClose } from '../../../../checks/too-close.check.js';
import { numbersOf } from '../../platform/database/int32-bytes.js';
import { ArticleFollower } from '../following/article-follower.js';
import { houseReader } from '../domain/reader.js';
import { ArticleFindings } from './article-findings.js';
import { CheckPool } from '../checking/check-pool.js';
import {
  KeptFindings,
  type ChangedArticle,
  type CheckedColumns,
  type FollowingArticle,
  type Known,
} from './kept-findings.js';

/** Has articles checked before anybody opens them. */
@Injectable()
export class FindingsAhead implements OnApplicationBootstrap {
  constructor(
    private readonly follower: ArticleFollower,
    private readonly findings: ArticleFindings,
    private readonly kept: KeptFindings,
    private readonly pool: CheckPool,
  ) {}

  onApplicationBootstrap(): void {
    this.follower.follow<CheckedColumns & Known>('findings of articles', {
      outdated: (ids, after) => this.kept.outdated(houseReader, ids, after, this.findings.version),
      make: (article) => this.check(article),
    });
    this.follower.follow<ChangedArticle>('findings beside changed articles', {
      outdated: async (ids, after) => (ids ? this.kept.changed(houseReader, ids, after) : []),
      make: (article) => this.checkFollowing(article),
    });
  }

  private async check(article: CheckedColumns & Known): Promise<void> {
    await this.findings.of(houseReader, article, article);
  }

  /** Checks the articles that are compared with a changed one, and have or had something in common with it. */
  private async checkFollowing(changed: ChangedArticle): Promise<void> {
    const free = changed.following.filter(hasNothingFound);
    const unlike = await this.pool.areUnlike(
      free.map(({ runs }) => numbersOf(Buffer.from(runs, 'base64'))),
      changed.content,
    );
    const held = new Set<FollowingArticle>(free.filter((_, at) => unlike?.[at]));
    if (held.size > 0) await this.kept.hold(houseReader, changed, [...held]);
    const others = changed.following.filter((article) => !held.has(article)).map(({ id }) => id);
    if (others.length === 0) return;
    for (const article of await this.kept.outdated(houseReader, others, '', this.findings.version)) {
      await this.check(article);
    }
  }
}

type Free = FollowingArticle & { readonly runs: string };

/** Whether nothing was found in an article that was compared, so that only a changed article can add a finding. */
function hasNothingFound(article: FollowingArticle): article is Free {
  const { runs, findings } = article;
  if (runs === null || findings === null) return false;
  return (JSON.parse(findings) as Finding[]).every(
    ({ rule, verdict }) => rule !== tooClose.id || verdict === 'pass',
  );
}
