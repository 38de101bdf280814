import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ArticleSites, type ArticleSite, type PackageDelivery } from '../../articles/contract.js';

interface Row extends Omit<ArticleSite, 'state' | 'at'> {
  readonly at: Date | null;
  readonly message: 'waiting' | 'sent' | 'given-up' | null;
  readonly conflict: string | null;
}

interface DeliveryRow extends Omit<PackageDelivery, 'at'> {
  readonly package: number;
  readonly at: Date;
}

/** The sites that have a post of the article $1 or should have got one, each with its latest delivery and message. */
const sitesSql = `
  select site.id "siteId", site.name site, site.kind, delivery.remote_id "remoteId", delivery.url,
    delivery.state post, delivery.package, delivery.at, message.status message, message.conflict, message.error,
    message.id "deliveryId"
  from site
  left join lateral (
    select * from site_delivery where site_id = site.id and article_id = $1 order by revision desc limit 1
  ) delivery on true
  left join lateral (
    select id, status, conflict, error from outbox
    where line = $1 and channel = 'site:' || site.id and starts_with(channel, 'site:') order by id desc limit 1
  ) message on true
  where delivery.site_id is not null or message.id is not null
  order by site.position`;

const deliveriesSql = `
  select package, site_id "siteId", site, remote_id "remoteId", url, state, at from site_delivery
  where article_id = $1 and package = any($2) order by revision`;

const addressesSql = `
  select distinct on (delivery.article_id) delivery.article_id "articleId", delivery.url
  from site cross join lateral (
    select distinct on (article_id) article_id, url, state from site_delivery
    where site_id = site.id and article_id = any($1) order by article_id, revision desc
  ) delivery
  where site.kind <> 'folder' and delivery.state = 'published'
  order by delivery.article_id, site.position`;

/** The places outside the desk where articles are published. */
@Injectable()
export class SitesOfArticles implements ArticleSites {
  constructor(private readonly database: DataSource) {}

  async of(articleId: string): Promise<ArticleSite[]> {
    const rows = await this.database.query<Row[]>(sitesSql, [articleId]);
    return rows.map(({ message, conflict, at, ...row }) => {
      const failed = conflict === null ? 'failed' : 'changed-there';
      const state = message === 'waiting' ? 'waiting' : message === 'given-up' ? failed : 'sent';
      return { ...row, state, at: at?.toISOString() ?? null };
    });
  }

  async addressesOf(articleIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ articleId: string; url: string }[]>(addressesSql, [articleIds]);
    return new Map(rows.map(({ articleId, url }) => [articleId, url]));
  }

  async ofPackages(
    articleId: string,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, PackageDelivery[]>> {
    if (numbers.length === 0) return new Map();
    const rows = await this.database.query<DeliveryRow[]>(deliveriesSql, [articleId, numbers]);
    const byPackage = new Map<number, PackageDelivery[]>();
    for (const { package: number, at, ...row } of rows) {
      const deliveries = byPackage.get(number) ?? [];
      byPackage.set(number, [...deliveries, { ...row, at: at.toISOString() }]);
    }
    return byPackage;
  }
}
