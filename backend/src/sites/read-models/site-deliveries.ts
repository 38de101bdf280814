import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { projection } from '../../platform/projections/projection.js';
import type { DeliveryEvent, PostState } from '../domain/delivery.events.js';

/** A delivery of a package to a site, or the withdrawal of its post. */
@Entity('site_delivery')
export class SiteDeliveryRow {
  @PrimaryColumn('text')
  articleId: string;

  /** The revision in the stream of the article’s deliveries. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('text')
  siteId: string;

  /** The name of the site at that time. */
  @Column('text')
  site: string;

  @Column('integer')
  package: number;

  @Column('text')
  contentHash: string;

  @Column('text')
  remoteId: string;

  @Column('text')
  url: string;

  @Column('text')
  state: PostState;

  @Column('text')
  fingerprint: string;

  @Column('timestamptz')
  at: string;
}

/** The deliveries to sites. */
export const siteDeliveries = projection<DeliveryEvent>({
  name: 'site-deliveries',
  tables: [SiteDeliveryRow],
  on: {
    PackageDelivered: ({ streamId, revision, data: { deliveryId: _, ...data }, metadata: { at } }, rows) =>
      rows.insert(SiteDeliveryRow, { articleId: streamId, revision: Number(revision), ...data, at }),
  },
});

/** The deliveries, as the desk knows them. */
@Injectable()
export class SiteDeliveries {
  constructor(private readonly database: DataSource) {}

  /** The last delivery of an article to a site. */
  async last(siteId: string, articleId: string): Promise<SiteDeliveryRow | undefined> {
    const found = await this.database
      .getRepository(SiteDeliveryRow)
      .findOne({ where: { siteId, articleId }, order: { revision: 'desc' } });
    return found ?? undefined;
  }

  /** Ids of the sites that an article was delivered to. */
  async sitesOf(articleId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      'select distinct site_id id from site_delivery where article_id = $1',
      [articleId],
    );
    return rows.map(({ id }) => id);
  }
}
