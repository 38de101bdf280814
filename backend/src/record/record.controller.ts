import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { OpenToTokens, Roles } from '../platform/http/access/access.js';
import { Answers } from '../platform/http/input/answers.js';
import { PageQuery } from '../platform/http/input/page.js';
import { GetConsistency } from './queries/get-consistency.query.js';
import { GetLatestCheckpoint } from './queries/get-latest-checkpoint.query.js';
import { GetVerification } from './queries/get-verification.query.js';
import { GetVerifierKey } from './queries/get-verifier-key.query.js';
import { ListCheckpoints } from './queries/list-checkpoints.query.js';
import { CheckpointPage, ConsistencyAnswer, ConsistencyQuery, LastVerificationAnswer } from './record.dto.js';

const plainText = 'text/plain; charset=utf-8';

@ApiTags('audit')
@Roles('admin')
@OpenToTokens('audit:read')
@Controller('api/audit')
export class RecordController {
  constructor(private readonly queries: QueryBus) {}

  @Get('checkpoints')
  @Answers(CheckpointPage)
  checkpoints(@Query() page: PageQuery): Promise<CheckpointPage> {
    return this.queries.execute(new ListCheckpoints(page));
  }

  @Get('checkpoints/latest')
  @Header('Content-Type', plainText)
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'A signed note.', schema: { type: 'string' } })
  latest(): Promise<string> {
    return this.queries.execute(new GetLatestCheckpoint());
  }

  @Get('consistency')
  @Answers(ConsistencyAnswer)
  consistency(@Query() { from, to }: ConsistencyQuery): Promise<ConsistencyAnswer> {
    return this.queries.execute(new GetConsistency(from, to));
  }

  @Get('verification')
  @Answers(LastVerificationAnswer)
  verification(): Promise<LastVerificationAnswer> {
    return this.queries.execute(new GetVerification());
  }

  @Get('key')
  @Header('Content-Type', plainText)
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'A verifier key of signed notes.', schema: { type: 'string' } })
  key(): Promise<string> {
    return this.queries.execute(new GetVerifierKey());
  }
}
