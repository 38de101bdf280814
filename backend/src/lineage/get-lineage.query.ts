import { Injectable } from '@nestjs/common';
import { KnownArticles, noSuchArticle, type Reader } from '../articles/contract.js';
import type { LineageAnswer } from './lineage.dto.js';
import { lineageOf } from './lineage-graph.js';
import { LineageReader } from './lineage-rows.js';

/** Returns where an article came from and what was made of it; for a deleted one, only to administrators. */
@Injectable()
export class GetLineage {
  constructor(
    private readonly known: KnownArticles,
    private readonly rows: LineageReader,
  ) {}

  async execute(reader: Reader, id: string): Promise<LineageAnswer> {
    await this.known.assertKnown(reader, id);
    return lineageOf((await this.rows.read(id)) ?? noSuchArticle());
  }
}
