import { OmitType } from '@nestjs/swagger';
import { ArticleImage, ArticleRuleReport, CitedSource } from '../article/article-parts.dto.js';
import { PackageDelivery } from '../article/article-sites.dto.js';
import { HistoryActor } from '../history/history.dto.js';
import { OriginTotals } from '../origins/origins.dto.js';
import { PackageReview } from './reviews.dto.js';
import { Field, flag, listOf, moment, nested, text, whole } from '../../platform/http/input/field.js';

const count = whole({ min: 0, max: 1_000_000_000 });

export class PackageOrigins extends OmitType(OriginTotals, ['imported']) {
  @Field(count, { optional: true, description: 'Words that came from an archive; older packages don’t say.' })
  imported?: number | undefined;

  @Field(count, { description: 'Blocks of the model that nobody changed.' })
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

  @Field(count, { description: 'Revision of the article that was promoted.' })
  revision: number;

  @Field(text(), {
    description: 'SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex.',
  })
  contentHash: string;

  @Field(moment())
  at: string;

  @Field(nested(HistoryActor))
  by: HistoryActor;

  @Field(count, { description: 'Of the rules in force at the promotion.' })
  rulesRevision: number;

  @Field(count, { nullable: true, description: 'Null for an imported article.' })
  personaRevision: number | null;

  @Field(nested(PackageOrigins), { nullable: true, description: 'Null if that was not counted.' })
  origins: PackageOrigins | null;

  @Field(listOf(PackageSource), { description: 'What the text links to.' })
  sources: PackageSource[];

  @Field(listOf(CitedSource), { description: 'What the text cites as `[s1]`, and so on, as first cited.' })
  cited: CitedSource[];

  @Field(listOf(PackageOverride))
  overrides: PackageOverride[];

  @Field(text(), { nullable: true })
  statement: string | null;

  @Field(listOf(PackageReview), {
    description: 'Who opened this text for review before it was promoted, oldest first.',
  })
  reviews: PackageReview[];

  @Field(flag(), { description: 'It is what is promoted now.' })
  current: boolean;

  @Field(flag(), {
    description: 'False for one from before promotions froze packages: it is made from what is known.',
  })
  frozen: boolean;
}

export class PackagesAnswer {
  @Field(listOf(PackageAnswer), { description: 'Newest first, the last hundred.' })
  packages: PackageAnswer[];
}

/** A package with its text and what was made of it. */
export class PackageDetail extends PackageAnswer {
  @Field(text())
  title: string;

  @Field(text(), { description: 'Markdown, without the title.' })
  content: string;

  @Field(text(), { nullable: true, description: 'What search engines and feeds show.' })
  summary: string | null;

  @Field(nested(ArticleRuleReport), { description: 'By the rules in force at the promotion.' })
  ruleReport: ArticleRuleReport;

  @Field(listOf(ArticleImage), { description: 'The last that were made for it.' })
  images: ArticleImage[];

  @Field(listOf(text()), { description: 'The last that were made for it.' })
  captions: string[];

  @Field(listOf(PackageDelivery), { description: 'Site builders that were given it, oldest first.' })
  sites: PackageDelivery[];
}
