import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CheckedText } from '../../../../checks/checked-text.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.token.js';
import type { Reader } from '../domain/reader.js';
import { Conditions } from '../read-models/article-list/conditions.js';

/** What a text is compared with. */
export interface Comparison {
  /** The article the text is of; undefined for one that is none yet. */
  readonly articleId?: string | undefined;
  readonly personaId?: string | undefined;
  readonly captions?: readonly string[] | undefined;
}

const mostEarlier = 10;
const mostSamples = 8;

/** Gathers what checks rest on beside the text: what the reader may know of, and no more. */
@Injectable()
export class CheckContext {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async gather(
    reader: Reader,
    { articleId, personaId, captions = [] }: Comparison,
  ): Promise<Pick<CheckedText, 'earlier' | 'samples' | 'captions'>> {
    const [earlier, samples] = await Promise.all([
      this.earlier(reader, articleId),
      personaId === undefined ? [] : this.samples(personaId, articleId),
    ]);
    const { brandHashtags: brandTags, brandInsightsUrl: link } = this.settings;
    return { earlier, samples, captions: { captions, brandTags, link } };
  }

  /** The latest articles that came before this one. */
  private earlier(
    reader: Reader,
    articleId: string | undefined,
  ): Promise<{ title: string; content: string }[]> {
    const conditions = new Conditions().add('not article.deleted').visibleTo(reader);
    if (articleId !== undefined) {
      conditions.add(
        '(created_at, id) < (select own.created_at, own.id from article own where own.id = ?)',
        articleId,
      );
    }
    return this.dataSource.query(
      `select title, content from article where ${conditions.sql}
       order by created_at desc, id desc limit ${mostEarlier}`,
      conditions.values,
    );
  }

  /** What people approved of a persona: its latest promoted articles. */
  private async samples(personaId: string, articleId: string | undefined): Promise<string[]> {
    const rows = await this.dataSource.query<{ content: string }[]>(
      `select content from article where persona_id = $1 and status = 'promoted' and not deleted
         and id is distinct from $2 order by created_at desc limit ${mostSamples}`,
      [personaId, articleId ?? null],
    );
    return rows.map(({ content }) => content);
  }
}
