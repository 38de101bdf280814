import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { noSuchArticle, noSuchRevision, type Reader } from '../../articles/contract.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { GetProposalPrompt } from '../../proposals/contract.js';
import { type AskedPrompt, ArticlePrompts, type Generated, proposalIn } from './article-prompts.js';
import type { PromptAnswer } from '../dto/prompts.dto.js';

/** Reads the original prompt for a revision of an article, and makes the one that would be used today. */
@Injectable()
export class RevisionPrompts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly prompts: ArticlePrompts,
    private readonly getProposalPrompt: GetProposalPrompt,
  ) {}

  /**
   * Returns the prompt of the proposal that the revision accepted, otherwise the prompt that the first text was written
   * from.
   * @param revision the current one if undefined
   */
  async of(
    reader: Reader,
    id: string,
    revision: number | undefined,
    as: 'then' | 'now',
  ): Promise<PromptAnswer> {
    const [article] = await this.dataSource.query<{ revision: number }[]>(
      'select revision from article where id = $1',
      [id],
    );
    if (!article) noSuchArticle();
    if (revision !== undefined && revision > article.revision) noSuchRevision();
    const event = (await this.prompts.at(id, revision ?? article.revision)) ?? noSuchRevision();
    const proposal = proposalIn(event);
    if (proposal) {
      const asked = this.getProposalPrompt.execute(reader, id, proposal.id, as);
      return as === 'then' ? asked : unlessImpossible(asked);
    }
    const generated = await this.prompts.first(id);
    if (generated.type === 'ArticleImported') throw notAsked();
    const asked = await this.prompts.asked(generated);
    return as === 'then' ? then(generated, asked) : unlessImpossible(this.now(generated, asked));
  }

  private async now(generated: Generated, asked: AskedPrompt | undefined): Promise<PromptAnswer> {
    const { system, user, version, hash } = await this.prompts.today(generated, asked);
    return { system, user, version, hash };
  }
}

async function unlessImpossible(prompt: Promise<PromptAnswer>): Promise<PromptAnswer> {
  try {
    return await prompt;
  } catch (error) {
    if (!isImpossible(error)) throw error;
    throw new DomainError('conflict', 'cannot-be-asked', `Today this can’t be asked: ${error.message}`);
  }
}

const notAsked = (): DomainError =>
  new DomainError(
    'not-found',
    'article-imported',
    'This article was imported: no model was asked for it here.',
  );

/** Whether the prompt cannot be made today because something that the request names no longer exists. */
export function isImpossible(error: unknown): error is DomainError {
  return error instanceof DomainError && (error.kind === 'invalid' || error.kind === 'conflict');
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
