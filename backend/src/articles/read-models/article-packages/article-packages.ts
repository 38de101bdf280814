import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ArticleFindings, ArticleProvenance, PromotionPackage } from '../../domain/article.events.js';
import type { PackageAnswer } from '../../packages.dto.js';
import { contentHash } from '../../promotion/frozen-text.js';
import type { MadeSetRow } from './article-packages.projection.js';

/** A package with its text. */
export interface WholePackage extends PackageAnswer {
  readonly title: string;
  /** Markdown, without the title. */
  readonly content: string;
}

interface Row {
  readonly number: number;
  readonly revision: number;
  readonly at: Date;
  readonly by: PackageAnswer['by'];
  readonly frozen: PromotionPackage | null;
  readonly current: boolean;
  readonly title: string;
  readonly content: string;
  readonly ruleReport: ArticleFindings;
  readonly provenance: ArticleProvenance;
}

const mostTold = 100;

/** What the latest revision up to the promotion that set a column has set it to. */
const promoted = (column: string): string =>
  `(select ${column} from article_revision earlier
    where earlier.article_id = $1 and earlier.revision <= package.revision and earlier.${column} is not null
    order by earlier.revision desc limit 1)`;

const statement = `
  select package.*, article.provenance, ${promoted('title')} title, ${promoted('content')} content,
    ${promoted('rule_report')} "ruleReport",
    article.status = 'promoted' and not article.deleted and package.place = 1 current
  from (
    select revision, at, by, frozen, row_number() over (order by revision)::integer number,
      row_number() over (order by revision desc) place
    from article_package where article_id = $1
  ) package join article on article.id = $1
  where $2::integer is null or package.number = $2
  order by package.number desc limit ${mostTold}`;

/** What was promoted of articles. */
@Injectable()
export class ArticlePackages {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, the last hundred. */
  async of(articleId: string): Promise<WholePackage[]> {
    return this.read(articleId, null);
  }

  async find(articleId: string, number: number): Promise<WholePackage | undefined> {
    const [found] = await this.read(articleId, number);
    return found;
  }

  /** The last images or captions that were made of a package. */
  async made({ id, kind, number }: MadeFor): Promise<MadeSetRow | undefined> {
    const [row] = await this.dataSource.query<MadeSetRow[]>(
      `select article_revision "articleRevision", made from article_made_set made_set
       where article_id = $1 and kind = $2 and $3 = (select count(*) from article_package package
         where package.article_id = $1 and package.revision <= made_set.article_revision)
       order by revision desc limit 1`,
      [id, kind, number],
    );
    return row;
  }

  private async read(articleId: string, number: number | null): Promise<WholePackage[]> {
    const rows = await this.dataSource.query<Row[]>(statement, [articleId, number]);
    return rows.map(packageOf);
  }
}

interface MadeFor {
  /** The article's. */
  readonly id: string;
  readonly kind: MadeSetRow['kind'];
  readonly number: number;
}

/** What an older promotion has not frozen follows from the record: it is the same, but for what nobody asked then. */
function packageOf({ frozen, ruleReport, provenance, at, ...row }: Row): WholePackage {
  const { number, revision, by, current, title, content } = row;
  const { rulesRevision } = frozen?.ruleReport ?? ruleReport;
  return {
    number,
    revision,
    contentHash: frozen?.contentHash ?? contentHash({ title, content }),
    at: at.toISOString(),
    by,
    rulesRevision,
    personaRevision: frozen?.personaRevision ?? provenance.personaRevision,
    origins: frozen?.origins ?? null,
    sources: frozen?.sources ?? [],
    overrides: frozen?.overrides ?? [],
    statement: frozen?.statement ?? null,
    current,
    frozen: frozen !== null,
    title,
    content,
  };
}
