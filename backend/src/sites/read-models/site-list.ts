import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { newValues } from '../../platform/event-sourcing/field-changes.js';
import { projection } from '../../platform/projections/projection.js';
import type { Publishing, Returning, SiteEvent, SiteKind, EngineForm } from '../domain/site.events.js';
import { noSuchSite, type SiteDetails } from '../domain/sites.decider.js';
import type { SiteView } from '../dto/sites.dto.js';

/** A site that has not been removed. */
@Entity('site')
export class SiteRow implements SiteDetails {
  @PrimaryColumn('text')
  id: string;

  /** The commit position of the event that added it; the site gets only later promotions. */
  @Column('bigint')
  position: string;

  @Column('text')
  kind: SiteKind;

  @Column('text')
  name: string;

  @Column('text')
  address: string;

  @Column('text')
  publish: Publishing;

  @Column('text')
  onReturn: Returning;

  @Column('text')
  form: EngineForm;

  @Column('json')
  categories: SiteDetails['categories'];

  @Column('json')
  authors: SiteDetails['authors'];

  @Column('json')
  tags: string[];

  @Column('text')
  secretId: string;

  @Column('timestamptz')
  createdAt: string;

  /** The name of the administrator at that time. */
  @Column('text')
  createdBy: string;
}

/** All current sites. */
export const siteList = projection<SiteEvent>({
  name: 'site-list',
  tables: [SiteRow],
  on: {
    SiteAdded: ({ position, data: { siteId: id, ...details }, metadata: { actor, at } }, rows) =>
      rows.insert(SiteRow, {
        id,
        position: String(position),
        ...details,
        createdAt: at,
        createdBy: actor.name,
      }),
    SiteChanged: ({ data: { siteId: id, ...changes } }, rows) =>
      rows.update<SiteRow>(SiteRow, { id }, newValues<SiteDetails>(changes)),
    SiteRemoved: ({ data: { siteId: id } }, rows) => rows.remove(SiteRow, { id }),
  },
});

/** The current sites; the decider keeps their number small. */
@Injectable()
export class SiteList {
  constructor(private readonly dataSource: DataSource) {}

  /** The sites, newest first. */
  all(): Promise<SiteRow[]> {
    return this.dataSource.getRepository(SiteRow).find({ order: { position: 'desc' } });
  }

  async find(id: string): Promise<SiteRow | undefined> {
    return (await this.dataSource.getRepository(SiteRow).findOneBy({ id })) ?? undefined;
  }

  /** @throws DomainError `not-found` */
  async get(id: string): Promise<SiteRow> {
    return (await this.find(id)) ?? noSuchSite();
  }

  /** The sites as administrators see them, newest first. */
  async views(): Promise<SiteView[]> {
    return (await this.all()).map(viewOf);
  }

  /** @throws DomainError `not-found` */
  async view(id: string): Promise<SiteView> {
    return viewOf(await this.get(id));
  }
}

const viewOf = ({ position: _, secretId: _secret, createdAt, ...row }: SiteRow): SiteView => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
});
