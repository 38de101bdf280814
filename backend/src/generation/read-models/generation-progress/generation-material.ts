import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Claim } from '../../../../../checks/text/claim.js';
import { ArticleMaterial } from '../../../articles/contract.js';
import { sourcesOf } from '../../domain/research.js';
import type { GenerationRow } from './generation-progress.projection.js';

interface Row extends Pick<GenerationRow, 'sources' | 'research' | 'keptPassages'> {
  /** The addresses that the model was given. */
  readonly given: readonly string[];
  readonly asked: readonly (string | null)[];
  readonly claims: Claim[] | null;
}

@Injectable()
export class GenerationMaterial extends ArticleMaterial {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async of(articleId: string): ReturnType<ArticleMaterial['of']> {
    const [row] = await this.dataSource.query<Row[]>(
      `select sources, research, kept_passages "keptPassages", given_addresses given, review->'claims' claims, array(
         select provenance->>'customPrompt' from article where article.id = $1
         union select proposal->>'instruction' from proposal
         where article_id = $1 and status in ('accepted', 'partly')) asked
       from generation where id = $1`,
      [articleId],
    );
    if (!row) return undefined;
    const { given, asked, claims } = row;
    return {
      sources: sourcesOf(row.sources, row.research, row.keptPassages),
      asked: [...given, ...asked.filter((wish) => wish !== null)],
      ...(claims && { claims }),
    };
  }
}
