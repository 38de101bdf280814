import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { CheckpointSchedule } from './checkpoints/checkpoint-schedule.js';
import { Checkpoints } from './checkpoints/checkpoints.js';
import { SigningKeys } from './checkpoints/signing-keys.js';
import { EvidenceController } from './evidence.controller.js';
import { EvidencePack } from './evidence/evidence-pack.js';
import { ProvedLeaves } from './evidence/proved-leaves.js';
import { GetEvidence } from './evidence/get-evidence.js';
import { RecordController } from './record.controller.js';
import { LastVerification } from './verification/last-verification.js';
import { RecordTree } from './tree/record-tree.js';

/**
 * Lets people who do not trust the desk check its record, with a Merkle tree over all events and signed checkpoints.
 */
@Module({
  imports: [ArticlesModule, CredentialsModule],
  controllers: [RecordController, EvidenceController],
  providers: [
    RecordTree,
    SigningKeys,
    Checkpoints,
    CheckpointSchedule,
    LastVerification,
    ProvedLeaves,
    EvidencePack,
    GetEvidence,
  ],
  exports: [Checkpoints],
})
export class RecordModule {}
