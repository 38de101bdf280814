import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import type { Scope } from '../../platform/http/access/access.js';
import { projection } from '../../platform/projections/projection.js';
import type { AccessTokenView } from '../dto/access-tokens.dto.js';
import type { AccessTokenEvent } from '../domain/access-token.events.js';

/** A token that has not been revoked. */
@Entity('access_token')
class AccessTokenRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  @Column('json')
  scopes: readonly Scope[];

  @Column('timestamptz')
  expiresAt: string;

  @Column('boolean')
  feed: boolean;

  @Column('timestamptz')
  createdAt: string;

  /** The name that the administrator had at that time. */
  @Column('text')
  createdBy: string;

  @Column('text', { nullable: true })
  createdById: string | null;
}

/**
 * The condition, on `access_token t`, that its creator is still an administrator; otherwise the token opens nothing.
 */
export const creatorStays = `exists (select from user_account creator
  where creator.id = t.created_by_id and creator.is_active and creator.role = 'admin')`;

/** All tokens that have not been revoked. */
export const accessTokenList = projection<AccessTokenEvent>({
  name: 'access-token-list',
  tables: [AccessTokenRow],
  on: {
    AccessTokenCreated: ({ data, metadata: { actor, at } }, rows) => {
      const { tokenId, name, scopes, expiresAt, feed = false } = data;
      const created = { createdAt: at, createdBy: actor.name, createdById: actor.id };
      const row = { id: tokenId, name, scopes, expiresAt, feed, ...created };
      rows.insert(AccessTokenRow, row);
    },
    AccessTokenRevoked: ({ data: { tokenId } }, rows) => rows.remove(AccessTokenRow, { id: tokenId }),
  },
});

type Listed = Omit<AccessTokenView, 'expiresAt' | 'createdAt' | 'lastUsedAt'> & {
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** Tokens as administrators see them. */
@Injectable()
export class AccessTokenList {
  constructor(private readonly database: DataSource) {}

  /** Returns the tokens that have not been revoked, the newest first; the decider keeps their number small. */
  async all(): Promise<AccessTokenView[]> {
    const rows = await this.database.query<Listed[]>(
      `select t.id, t.name, t.scopes, t.feed, t.expires_at "expiresAt", t.created_at "createdAt", t.created_by "createdBy",
         s.last_used_at "lastUsedAt", not ${creatorStays} suspended
       from access_token t left join access_token_secret s on s.id = t.id order by t.created_at desc, t.id`,
    );
    return rows.map(({ expiresAt, createdAt, lastUsedAt, ...row }) => ({
      ...row,
      expiresAt: expiresAt.toISOString(),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }
}
