import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TopicIdeaRow } from './topic-ideas.projection.js';

/** An idea as the writing of an article needs it. */
export interface FoundIdea {
  readonly id: string;
  readonly title: string;
  readonly angle: string;
  /** Why the market should care. */
  readonly relevance: string;
  /** Names of the research sources. */
  readonly sources: readonly string[];
}

/** Ideas for other modules. Every signed-in user can see every idea. */
@Injectable()
export class IdeaLookup {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns undefined when there is none, or it is deleted */
  async find(id: string): Promise<FoundIdea | undefined> {
    const row = await this.dataSource.getRepository(TopicIdeaRow).findOneBy({ id, deleted: false });
    if (!row) return undefined;
    const { title, angle, relevance, sources } = row;
    return { id, title, angle, relevance, sources: sources.map(({ name }) => name) };
  }
}
