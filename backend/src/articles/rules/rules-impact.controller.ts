import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access/access.js';
import { Answers } from '../../platform/http/input/answers.js';
import { GetRulesImpact } from './get-rules-impact.query.js';
import { RulesImpact, RulesImpactBody } from './rules-impact.dto.js';

@ApiTags('configuration')
@Roles('admin')
@Controller('api/config/editorial-rules')
export class RulesImpactController {
  constructor(private readonly getRulesImpact: GetRulesImpact) {}

  @Post('impact')
  @Answers(RulesImpact)
  impact(@Body() { content }: RulesImpactBody): Promise<RulesImpact> {
    return this.getRulesImpact.execute(content);
  }
}
