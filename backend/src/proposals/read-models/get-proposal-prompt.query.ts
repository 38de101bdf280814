import { Injectable } from '@nestjs/common';
import { ArticleRevisions, noSuchRevision, type Reader } from '../../articles/contract.js';
import type { Prompt } from '../../platform/ai/prompt.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { ProposalRequests } from '../requests/proposal-requests.js';
import { noSuchProposal } from '../domain/proposals.decider.js';
import type { OfferedProposal } from '../domain/proposals.events.js';
import { ProposalAnswers } from './proposal-list.js';
import { passagePrompt, titlesPrompt } from '../writing/proposal-prompt.js';

type PromptOfProposal = Pick<Prompt<unknown>, 'system' | 'user' | 'version' | 'hash'>;

/** Reads the prompt that asked for a proposal, either the original one or the one that would be used today. */
@Injectable()
export class GetProposalPrompt {
  constructor(
    private readonly answers: ProposalAnswers,
    private readonly revisions: ArticleRevisions,
    private readonly requests: ProposalRequests,
  ) {}

  /**
   * @param reader the person for whom the checks look for findings to correct
   */
  async execute(
    reader: Reader,
    articleId: string,
    proposalId: string,
    as: 'then' | 'now',
  ): Promise<PromptOfProposal> {
    const { proposal } = (await this.answers.find(articleId, proposalId)) ?? noSuchProposal();
    return as === 'then' ? then(proposal) : this.now(reader, articleId, proposal);
  }

  private async now(reader: Reader, articleId: string, proposal: OfferedProposal): Promise<PromptOfProposal> {
    const { kind, revision, start, end, rule, instruction, locked = [] } = proposal;
    const text = (await this.revisions.find(reader, articleId, revision)) ?? noSuchRevision();
    const wish = {
      kind,
      revision,
      ...(kind !== 'title' && { start, end }),
      ...(rule !== null && { rule }),
      ...(instruction !== null && { instruction }),
    };
    const { inputs } = await this.requests.gather(text, wish, locked);
    const { system, user, version, hash } = (kind === 'title' ? titlesPrompt : passagePrompt).from(inputs);
    return { system, user, version, hash };
  }
}

function then({ prompt, provenance }: OfferedProposal): PromptOfProposal {
  if (prompt) return { ...prompt, version: provenance.promptVersion, hash: provenance.promptHash };
  throw new DomainError(
    'not-found',
    'prompt-not-kept',
    'This proposal was made before prompts were kept; only the hash of its prompt is on record.',
  );
}
