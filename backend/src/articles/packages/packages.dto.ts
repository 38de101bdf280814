import { OmitType } from '@nestjs/swagger';
import { ArticleImage, ArticleRuleReport, CitedSource } from '../article/article-parts.dto.js';
import { PackageDelivery } from '../article/article-sites.dto.js';
import { HistoryActor } from '../history/history.dto.js';
import { OriginTotals } from '../origins/origins.dto.js';
import { PackageReview } from './reviews.dto.js';
import { Field, count, flag, listOf, moment, nested, text } from '../../platform/http/input/field.js';

export class PackageOrigins extends OmitType(OriginTotals, ['imported']) {
  @Field(count, {
    optional: true,
    description: 'The number of words that came from an archive; left out for older packages.',
  })
  imported?: number | undefined;

  @Field(count, { description: 'The number of blocks by the model that nobody changed.' })
  override untouchedBlocks: number;
}

export class PackageSource {
  @Field(text())
  title: string;

  @Field(text())
  url: string;
}

/** An obstacle, and the reason why an administrator promoted the article nevertheless. */
export class PackageOverride {
  @Field(text(), { description: 'The check’s id, or `second-person`.' })
  rule: string;

  @Field(text())
  name: string;

  @Field(text())
  message: string;

  @Field(text())
  reason: string;
}

/** A package: everything that a promotion froze. */
export class PackageAnswer {
  @Field(count)
  number: number;

  @Field(count, { description: 'The revision of the article that was promoted.' })
  revision: number;

  @Field(text(), {
    description: 'The SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex.',
  })
  contentHash: string;

  @Field(moment())
  at: string;

  @Field(nested(HistoryActor))
  by: HistoryActor;

  @Field(count, { description: 'The revision of the rules in force at the promotion.' })
  rulesRevision: number;

  @Field(count, {
    nullable: true,
    description:
      'The revision of the persona that the first text was written as; null for an imported article.',
  })
  personaRevision: number | null;

  @Field(nested(PackageOrigins), {
    nullable: true,
    description: 'How many words each kind of writer wrote; null if they were not counted.',
  })
  origins: PackageOrigins | null;

  @Field(listOf(PackageSource), { description: 'The pages that the text links to.' })
  sources: PackageSource[];

  @Field(listOf(CitedSource), {
    description: 'The sources that the text cites as `[s1]` and so on, in the order of their first citation.',
  })
  cited: CitedSource[];

  @Field(listOf(PackageOverride))
  overrides: PackageOverride[];

  @Field(text(), { nullable: true })
  statement: string | null;

  @Field(listOf(PackageReview), {
    description: 'The people who opened this text for review before it was promoted, oldest first.',
  })
  reviews: PackageReview[];

  @Field(flag(), { description: 'Whether this package is the one that is promoted now.' })
  current: boolean;

  @Field(flag(), {
    description:
      'Whether the package was frozen at its promotion. False for one from before promotions froze packages; it is put together from what is known.',
  })
  frozen: boolean;
}

export class PackagesAnswer {
  @Field(listOf(PackageAnswer), { description: 'The last hundred packages, newest first.' })
  packages: PackageAnswer[];
}

/** A package with its text and what was made of it. */
export class PackageDetail extends PackageAnswer {
  @Field(text())
  title: string;

  @Field(text(), { description: 'The article’s text in markdown, without the title.' })
  content: string;

  @Field(text(), { nullable: true, description: 'The summary, which search engines and feeds show.' })
  summary: string | null;

  @Field(nested(ArticleRuleReport), { description: 'The report by the rules in force at the promotion.' })
  ruleReport: ArticleRuleReport;

  @Field(listOf(ArticleImage), { description: 'The latest images that were made for the package.' })
  images: ArticleImage[];

  @Field(listOf(text()), { description: 'The latest captions that were made for the package.' })
  captions: string[];

  @Field(listOf(PackageDelivery), {
    description: 'The site builders that were given the package, oldest first.',
  })
  sites: PackageDelivery[];
}
