import { Injectable } from '@nestjs/common';
import type { Reader } from '../domain/reader.js';
import type { PackageAnswer } from './packages.dto.js';
import { KnownArticles } from '../history/article-revisions.js';
import { ArticlePackages } from './article-packages.js';

/** Lists what was promoted of an article, newest first; for a deleted one, to administrators only. */
@Injectable()
export class GetPackages {
  constructor(
    private readonly known: KnownArticles,
    private readonly packages: ArticlePackages,
  ) {}

  async execute(reader: Reader, id: string): Promise<PackageAnswer[]> {
    await this.known.assertKnown(reader, id);
    return (await this.packages.of(id)).map(({ title: _title, content: _content, ...rest }) => rest);
  }
}
