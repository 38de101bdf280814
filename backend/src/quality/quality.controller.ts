import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { Quality, QualityQuery } from './dto/quality.dto.js';
import { GetQuality } from './read-models/get-quality.query.js';

@ApiTags('quality')
@Controller('api')
export class QualityController {
  constructor(private readonly getQuality: GetQuality) {}

  @Get('quality')
  @Operation('Tells what becomes of drafts, and what they cost.')
  @Roles('admin')
  @Answers(Quality)
  quality(@Query() asked: QualityQuery): Promise<Quality> {
    return this.getQuality.execute(asked);
  }
}
