import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Reader } from '../domain/reader.js';
import type { PackageDetail } from './packages.dto.js';
import { RuleReports } from '../findings/rule-reports.js';
import { ArticleSites } from '../article/article-sites.js';
import { imageOf } from '../article/article-answers.js';
import { ArticleRevisions, KnownArticles } from '../history/article-revisions.js';
import { ArticlePackages } from './article-packages.js';

/** A package with its text and what was made of it. */
@Injectable()
export class GetPackage {
  constructor(
    private readonly known: KnownArticles,
    private readonly packages: ArticlePackages,
    private readonly revisions: ArticleRevisions,
    private readonly reports: RuleReports,
    private readonly sites: ArticleSites,
  ) {}

  /** @param asked the number as it appears in the address; anything but a number is a package that does not exist */
  async execute(reader: Reader, id: string, asked: string): Promise<PackageDetail> {
    await this.known.assertKnown(reader, id);
    const number = packageNumberIn(asked);
    const found = (await this.packages.whole([{ articleId: id, number }])).get(id);
    const row = found && (await this.revisions.row(id, found.revision));
    if (!found || !row) throw noSuchPackage();
    return {
      ...found,
      ruleReport: await this.reports.under(reader, row, found.rulesRevision),
      images: found.images.map((image) => imageOf(image, row.packageRevisions)),
      captions: [...found.captions],
      sites: (await this.sites.ofPackages(id, [number])).get(number) ?? [],
    };
  }
}

/** The number of a package as it appears in an address; 0, which no package has, for anything but a number. */
export const packageNumberIn = (asked: string): number => (/^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 0);

export function noSuchPackage(): DomainError {
  return new DomainError('not-found', 'no-such-package', 'Package not found.');
}
