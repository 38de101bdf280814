import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { noSuchArticle, noSuchRevision } from '../../articles/contract.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { type AskedPrompt, ArticlePrompts, type Generated } from './article-prompts.js';
import type { PromptAnswer } from './prompts.dto.js';

/** The prompt that the text of an article was written by, as it was or as it would be today. */
export class GetPrompt extends Query<PromptAnswer> {
  constructor(
    readonly id: string,
    readonly revision: number | undefined,
    readonly as: 'then' | 'now',
  ) {
    super();
  }
}

@QueryHandler(GetPrompt)
export class GetPromptHandler implements IQueryHandler<GetPrompt> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly prompts: ArticlePrompts,
  ) {}

  async execute({ id, revision, as }: GetPrompt): Promise<PromptAnswer> {
    const [article] = await this.dataSource.query<{ revision: number }[]>(
      'select revision from article where id = $1',
      [id],
    );
    if (!article) noSuchArticle();
    if (revision !== undefined && revision > article.revision) noSuchRevision();
    const generated = await this.prompts.generated(id);
    const asked = await this.prompts.asked(generated);
    return as === 'then' ? then(generated, asked) : this.now(generated, asked);
  }

  private async now(generated: Generated, asked: AskedPrompt | undefined): Promise<PromptAnswer> {
    try {
      const { system, user, version, hash } = await this.prompts.today(generated, asked);
      return { system, user, version, hash };
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'invalid') throw error;
      throw new DomainError('conflict', 'cannot-be-asked', `Today this can’t be asked: ${error.message}`);
    }
  }
}

function then({ data: { provenance } }: Generated, asked: AskedPrompt | undefined): PromptAnswer {
  const { promptVersion: version, promptHash: hash } = provenance;
  if (asked) return { system: asked.prompt.system, user: asked.prompt.user, version, hash };
  throw new DomainError(
    'not-found',
    'prompt-not-kept',
    'This article was written before prompts were kept; only the hash of its prompt is on record.',
  );
}
