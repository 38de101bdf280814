import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audiences, type Audience } from '../../platform/http/live/audiences.js';
import { maySee, type Owned, type Reader } from '../domain/reader.js';

/** Lets an author's pages hear of the articles that the author may see, and of what was made of them. */
@Injectable()
export class ArticleAudience implements Audience, OnModuleInit {
  /** Images, captions, proposals and counts of origins belong to an article, whose id their streams have. */
  readonly kinds = ['article', 'headerImages', 'captions', 'proposals', 'origins', 'siteDeliveries'];

  constructor(
    private readonly audiences: Audiences,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.audiences.add(this);
  }

  async of(ids: readonly string[]): Promise<(reader: Reader, id: string) => boolean> {
    const rows = await this.dataSource.query<(Owned & { readonly id: string })[]>(
      'select id, author_id "authorId", persona_id "personaId" from article where id = any($1)',
      [ids],
    );
    const owned = new Map(rows.map((row) => [row.id, row]));
    return (reader, id) => {
      const article = owned.get(id);
      return article !== undefined && maySee(reader, article);
    };
  }
}
