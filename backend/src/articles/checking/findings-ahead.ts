import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ArticleFollower } from '../article-follower.js';
import { house } from '../domain/reader.js';
import { ArticleFindings } from './article-findings.js';
import { KeptFindings, type CheckedColumns, type Known } from './kept-findings.js';

/** Has articles checked before anybody opens them. */
@Injectable()
export class FindingsAhead implements OnApplicationBootstrap {
  constructor(
    private readonly follower: ArticleFollower,
    private readonly findings: ArticleFindings,
    private readonly kept: KeptFindings,
  ) {}

  onApplicationBootstrap(): void {
    this.follower.follow<CheckedColumns & Known>('findings of articles', {
      outdated: (ids, after) => this.kept.outdated(house, ids, after, this.findings.version),
      make: async (article) => {
        await this.findings.of(house, article, article);
      },
    });
  }
}
