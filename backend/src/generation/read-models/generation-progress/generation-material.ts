import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CheckedText, Source } from '../../../../../checks/text/checked-text.js';
import { ArticleMaterial } from '../../../articles/contract.js';

@Injectable()
export class GenerationMaterial extends ArticleMaterial {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async of(articleId: string): Promise<Pick<CheckedText, 'sources' | 'asked'> | undefined> {
    const [row] = await this.dataSource.query<{ sources: Source[]; asked: (string | null)[] }[]>(
      `select sources, array(
         select provenance->>'customPrompt' from article where article.id = $1
         union select proposal->>'instruction' from proposal
         where article_id = $1 and status in ('accepted', 'partly')) asked
       from generation where id = $1`,
      [articleId],
    );
    return row && { sources: row.sources, asked: row.asked.filter((wish) => wish !== null) };
  }
}
