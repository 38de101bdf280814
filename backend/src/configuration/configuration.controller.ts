import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ChangeHistory, ChangeHistoryAnswer, ChangeHistoryQuery } from '../audit/contract.js';
import { SaveUsers, userEvents } from '../auth/contract.js';
import {
  categoriesIn,
  categoryEvents,
  editorialRulesEvents,
  RestoreEditorialRules,
  rulesDocument,
  SaveCategories,
  SaveEditorialRules,
  type SavedConfiguration,
} from '../editorial/contract.js';
import { personaEvents } from '../personas/contract.js';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import type { EventCatalog } from '../platform/event-sourcing/event-catalog.js';
import { Roles } from '../platform/http/access/access.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { checkedDocument, parsedDocument } from '../platform/http/input/checked-document.js';
import { ETagged, IfMatch, Revised } from '../platform/http/input/etag.js';
import { Field, count, flag, nested, oneOf, text } from '../platform/http/input/field.js';
import { Context } from '../platform/http/request/request-context.js';
import { DomainError } from '../platform/kernel/domain-error.js';

export class SaveConfigurationBody {
  @Field(oneOf(['categories', 'users', 'editorial-rules']))
  configType: 'categories' | 'users' | 'editorial-rules';

  @Field(text(), {
    description:
      'The document as JSON text: the bare list, or the object that the matching GET returns. For categories it is the whole list.',
  })
  content: string;
}

export class RestoreRulesBody {
  @Field(count)
  revision: number;
}

export class ConfigurationChanges {
  @Field(count)
  created: number;

  @Field(count)
  updated: number;

  @Field(count)
  removed: number;
}

export class SavedConfigurationAnswer {
  @Field(flag())
  success: boolean;

  @Field(text())
  message: string;

  @Field(nested(ConfigurationChanges))
  changes: ConfigurationChanges;
}

/** The catalogs whose events the history of a document shows, by the document’s name in the address. */
const catalogs: ReadonlyMap<string, EventCatalog> = new Map<string, EventCatalog>([
  ['categories', categoryEvents],
  ['editorial-rules', editorialRulesEvents],
  ['personas', personaEvents],
  ['users', userEvents],
]);

/** The documents that administrators edit as a whole. */
@ApiTags('configuration')
@Roles('admin')
@Controller('api/config')
export class ConfigurationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly changes: ChangeHistory,
  ) {}

  @Post('save')
  @Operation('Saves the categories, the users or the editorial rules as one whole document.', {
    invalid: ['unknown-persona', 'username-locked'],
    forbidden: ['proof-required'],
    'not-found': ['user-not-found'],
    conflict: ['administrator', 'last-administrator', 'username-taken'],
    unavailable: ['no-categories-yet', 'no-rules-yet'],
  })
  @Idempotent()
  @Answers(SavedConfigurationAnswer)
  @ETagged()
  async save(
    @Body() body: SaveConfigurationBody,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<Revised<SavedConfigurationAnswer>> {
    return answer(await this.commands.execute(commandFor(body, context, ifMatch)));
  }

  @Post('editorial-rules/restore')
  @Operation('Restores the editorial rules of an earlier revision.', {
    'not-found': ['no-such-revision'],
    forbidden: ['proof-required'],
    unavailable: ['no-rules-yet'],
  })
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
  @Operation('Lists the changes of a configuration document, newest first.', {
    'not-found': ['no-such-configuration'],
  })
  @Answers(ChangeHistoryAnswer)
  async history(
    @Param('type') type: string,
    @Query() page: ChangeHistoryQuery,
  ): Promise<ChangeHistoryAnswer> {
    const catalog = catalogs.get(type);
    if (catalog) return this.changes.read(catalog, undefined, page);
    throw new DomainError('not-found', 'no-such-configuration', 'Configuration not found.');
  }
}

/** Makes the command that saves a document. Its changes are recorded as events, all of them or none. */
function commandFor(
  { configType, content }: SaveConfigurationBody,
  context: CommandContext,
  ifMatch: bigint | '*' | undefined,
): Command<SavedConfiguration> {
  const document = parsedDocument(content, 'content');
  switch (configType) {
    case 'categories':
      return new SaveCategories(context, categoriesIn(document), ifMatch);
    case 'editorial-rules':
      return new SaveEditorialRules(context, checkedDocument(rulesDocument, document, 'content'), ifMatch);
    case 'users':
      return new SaveUsers(context, document, ifMatch);
    default:
      return configType satisfies never;
  }
}

function answer({ changes, revision }: SavedConfiguration): Revised<SavedConfigurationAnswer> {
  return new Revised({ success: true, message: 'Configuration saved.', changes }, revision);
}
