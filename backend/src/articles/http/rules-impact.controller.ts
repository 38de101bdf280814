import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access/access.js';
import { Operation } from '../../platform/http/description/operation.js';
import { Answers } from '../../platform/http/input/answers.js';
import { GetRulesImpact } from '../rules/get-rules-impact.query.js';
import { RulesImpact, RulesImpactBody } from '../rules/rules-impact.dto.js';

@ApiTags('configuration')
@Roles('admin')
@Controller('api/config/editorial-rules')
export class RulesImpactController {
  constructor(private readonly getRulesImpact: GetRulesImpact) {}

  @Post('impact')
  @Operation('Tells what changed editorial rules would find in the newest articles, and saves nothing.', {
    unavailable: ['no-rules-yet', 'not-checked'],
  })
  @Answers(RulesImpact)
  impact(@Body() { content }: RulesImpactBody): Promise<RulesImpact> {
    return this.getRulesImpact.execute(content);
  }
}
