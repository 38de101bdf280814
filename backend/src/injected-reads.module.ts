import { Global, Module } from '@nestjs/common';
import { ArticleMaterial, ArticleSites, DeletedIdeas, GetRevisionContext } from './articles/contract.js';
import { AssignedPersonas } from './auth/contract.js';
import { FinishedRuns, GenerationMaterial, RevisionContexts } from './generation/contract.js';
import { GenerationModule } from './generation/generation.module.js';
import { PersonaUses } from './personas/contract.js';
import { FinishedScheduledRuns } from './scheduler/contract.js';
import { SitesOfArticles } from './sites/contract.js';
import { DeletedTopicIdeas } from './topics/contract.js';

/** Reads that one module declares and a module above it answers (decisions 20 and 28). */
@Global()
@Module({
  imports: [GenerationModule],
  providers: [
    { provide: PersonaUses, useClass: AssignedPersonas },
    { provide: ArticleMaterial, useClass: GenerationMaterial },
    { provide: ArticleSites, useClass: SitesOfArticles },
    { provide: DeletedIdeas, useClass: DeletedTopicIdeas },
    { provide: FinishedRuns, useClass: FinishedScheduledRuns },
    { provide: GetRevisionContext, useExisting: RevisionContexts },
  ],
  exports: [PersonaUses, ArticleMaterial, ArticleSites, DeletedIdeas, FinishedRuns, GetRevisionContext],
})
export class InjectedReadsModule {}
