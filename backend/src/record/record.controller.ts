import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { OpenToTokens, Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { PageQuery } from '../platform/http/input/page.js';
import { Checkpoints } from './checkpoints/checkpoints.js';
import {
  CheckpointPage,
  ConsistencyAnswer,
  ConsistencyQuery,
  LastVerificationAnswer,
} from './dto/record.dto.js';
import { RecordTree } from './tree/record-tree.js';
import { LastVerification } from './verification/last-verification.js';

const plainText = 'text/plain; charset=utf-8';

@ApiTags('audit')
@Roles('admin')
@OpenToTokens('audit:read')
@Controller('api/audit')
export class RecordController {
  constructor(
    private readonly made: Checkpoints,
    private readonly tree: RecordTree,
    private readonly last: LastVerification,
  ) {}

  @Get('checkpoints')
  @Operation('Lists the checkpoints of the record, newest first.')
  @Answers(CheckpointPage)
  checkpoints(@Query() page: PageQuery): Promise<CheckpointPage> {
    return this.made.page(page);
  }

  @Get('checkpoints/latest')
  @Operation('Reads the latest checkpoint as a signed note.', {
    'not-found': ['no-checkpoint'],
    unavailable: ['other-signing-key'],
  })
  @Header('Content-Type', plainText)
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'A signed note.', schema: { type: 'string' } })
  latest(): Promise<string> {
    return this.made.latestNote();
  }

  @Get('consistency')
  @Operation('Proves that a later state of the record begins with an earlier one.', {
    invalid: ['no-such-size'],
  })
  @Answers(ConsistencyAnswer)
  async consistency(@Query() { from, to }: ConsistencyQuery): Promise<ConsistencyAnswer> {
    const proof = await this.tree.consistency(from, to);
    return { proof: proof.map((hash) => hash.toString('hex')) };
  }

  @Get('verification')
  @Operation('Reads the result of the record’s last verification.')
  @Answers(LastVerificationAnswer)
  async verification(): Promise<LastVerificationAnswer> {
    return { verification: await this.last.read() };
  }

  @Get('key')
  @Operation('Reads the public key that verifies checkpoints.', { unavailable: ['other-signing-key'] })
  @Header('Content-Type', plainText)
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'A verifier key of signed notes.', schema: { type: 'string' } })
  key(): Promise<string> {
    return this.made.verifierKey();
  }
}
