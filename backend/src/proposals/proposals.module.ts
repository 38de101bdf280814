import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { EditorialModule } from '../editorial/editorial.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { AcceptProposalHandler } from './commands/accept-proposal.handler.js';
import { OfferProposalHandler } from './commands/offer-proposal.handler.js';
import { RejectProposalHandler } from './commands/reject-proposal.handler.js';
import { ProposalsController } from './proposals.controller.js';
import { ProposalAnswers } from './read-models/proposal-list.js';
import { GetProposalPrompt } from './read-models/get-proposal-prompt.query.js';
import { ProposalRequests } from './requests/proposal-requests.js';
import { ProposalWriter } from './writing/proposal-writer.js';

/** The changes in an article that a model proposes, and the decisions of people about them. */
@Module({
  imports: [ArticlesModule, EditorialModule, PersonasModule],
  controllers: [ProposalsController],
  providers: [
    OfferProposalHandler,
    AcceptProposalHandler,
    RejectProposalHandler,
    GetProposalPrompt,
    ProposalAnswers,
    ProposalRequests,
    ProposalWriter,
  ],
  exports: [GetProposalPrompt],
})
export class ProposalsModule {}
