import { Module } from '@nestjs/common';
import { CheckpointSchedule } from './checkpoints/checkpoint-schedule.js';
import { Checkpoints } from './checkpoints/checkpoints.js';
import { SigningKeys } from './checkpoints/signing-keys.js';
import { GetConsistencyHandler } from './queries/get-consistency.query.js';
import { GetLatestCheckpointHandler } from './queries/get-latest-checkpoint.query.js';
import { GetVerifierKeyHandler } from './queries/get-verifier-key.query.js';
import { ListCheckpointsHandler } from './queries/list-checkpoints.query.js';
import { RecordController } from './record.controller.js';
import { RecordTree } from './tree/record-tree.js';

/** What lets those who do not trust the desk check its record: a Merkle tree over all events, and signed checkpoints. */
@Module({
  controllers: [RecordController],
  providers: [
    RecordTree,
    SigningKeys,
    Checkpoints,
    CheckpointSchedule,
    ListCheckpointsHandler,
    GetLatestCheckpointHandler,
    GetConsistencyHandler,
    GetVerifierKeyHandler,
  ],
})
export class RecordModule {}
