import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { researchSources, sourceGroups } from './domain/research-sources.js';
import { ResearchSourcesAnswer } from './dto/topics.dto.js';

@ApiTags('topics')
@Roles('admin')
@Controller('api/sources')
export class ResearchSourcesController {
  @Get()
  @Operation('Lists the research sources, by group.')
  @Answers(ResearchSourcesAnswer)
  list(): ResearchSourcesAnswer {
    return { sources: researchSources, groups: sourceGroups };
  }
}
