import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ChangeHistoryAnswer, ChangeHistoryQuery } from '../audit/contract.js';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { Answers } from '../platform/http/input/answers.js';
import { ETagged, Revised } from '../platform/http/input/etag.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { IfMatch } from '../platform/http/input/if-match.js';
import { Context } from '../platform/http/server/request-context.js';
import { SaveConfiguration } from './commands/save-configuration.handler.js';
import { RestoreRulesBody, SaveConfigurationBody, SavedConfigurationAnswer } from './configuration.dto.js';
import { RestoreEditorialRules, type SavedConfiguration } from '../editorial/contract.js';
import { GetConfigurationHistory } from './queries/get-configuration-history.query.js';

/** What administrators edit as whole documents. */
@ApiTags('configuration')
@Roles('admin')
@Controller('api/config')
export class ConfigurationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('save')
  @Idempotent()
  @Answers(SavedConfigurationAnswer)
  @ETagged()
  async save(
    @Body() { configType, content }: SaveConfigurationBody,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<Revised<SavedConfigurationAnswer>> {
    return answer(await this.commands.execute(new SaveConfiguration(context, configType, content, ifMatch)));
  }

  @Post('editorial-rules/restore')
  @Idempotent()
  @Answers(SavedConfigurationAnswer)
  @ETagged()
  async restore(
    @Body() { revision }: RestoreRulesBody,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<Revised<SavedConfigurationAnswer>> {
    return answer(await this.commands.execute(new RestoreEditorialRules(context, revision, ifMatch)));
  }

  @Get(':type/history')
  @Answers(ChangeHistoryAnswer)
  history(@Param('type') type: string, @Query() page: ChangeHistoryQuery): Promise<ChangeHistoryAnswer> {
    return this.queries.execute(new GetConfigurationHistory(type, page));
  }
}

function answer({ changes, revision }: SavedConfiguration): Revised<SavedConfigurationAnswer> {
  return new Revised({ success: true, message: 'Configuration saved.', changes }, revision);
}
