import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { hash } from 'node:crypto';
import { ChangeHistory, ChangeHistoryAnswer, ChangeHistoryQuery } from '../audit/contract.js';
import { derivedId, type CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { providerRefusals } from '../platform/ai/provider-refusal.js';
import { Answers } from '../platform/http/input/answers.js';
import { ETagged, Revised, IfMatch } from '../platform/http/input/etag.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { Context, CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { noSuchPersona } from './domain/persona.decider.js';
import { personaEvents } from './domain/persona.events.js';
import { ChangePersona, CreatePersona, DeletePersona, type Persona } from './domain/persona.commands.js';
import { ChangePersonaBody, CreatePersonaBody, newFields, patchOf } from './dto/persona-bodies.dto.js';
import {
  OnePersonaAnswer,
  PersonaAnswer,
  PersonasAnswer,
  VoiceAnswer,
  personaAnswer,
} from './dto/personas.dto.js';
import { PersonaLibrary } from './read-models/persona-list.js';
import { PreviewVoice } from './voice/preview-voice.js';

@ApiTags('personas')
@Roles('admin')
@Controller('api')
export class PersonasController {
  constructor(
    private readonly commands: CommandBus,
    private readonly library: PersonaLibrary,
    private readonly previewVoice: PreviewVoice,
    private readonly changes: ChangeHistory,
  ) {}

  @Get('personas')
  @Operation('Lists the personas that the user may write as.')
  @Roles('admin', 'author')
  @Answers([PersonaAnswer])
  async list(@CurrentUser() user: SignedInUser): Promise<PersonaAnswer[]> {
    return (await this.library.visibleTo(user)).map(personaAnswer);
  }

  @Get('config/personas')
  @Operation('Lists the personas as one document.')
  @Answers(PersonasAnswer)
  @ETagged()
  async configuration(@CurrentUser() user: SignedInUser): Promise<Revised<PersonasAnswer>> {
    const personas = await this.list(user);
    return new Revised({ personas }, tagOf(personas));
  }

  @Post('personas')
  @Operation('Creates a persona.', { invalid: ['unknown-category'], conflict: ['duplicate-name'] })
  @Idempotent()
  @Answers(OnePersonaAnswer, 201)
  @ETagged((answer: OnePersonaAnswer) => answer.persona.revision)
  async create(
    @Body() body: CreatePersonaBody,
    @Context() context: CommandContext,
  ): Promise<OnePersonaAnswer> {
    const id = derivedId(context.commandId, 'persona');
    return saved(await this.commands.execute(new CreatePersona(context, id, newFields(body))));
  }

  @Put('personas/:id')
  @Operation('Changes a persona; fields that are left out stay as they are.', {
    invalid: ['other-id', 'unknown-category'],
    'not-found': ['persona-not-found'],
    conflict: ['duplicate-name'],
  })
  @Answers(OnePersonaAnswer)
  @ETagged((answer: OnePersonaAnswer) => answer.persona.revision)
  async change(
    @Param('id') id: string,
    @Body() body: ChangePersonaBody,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<OnePersonaAnswer> {
    return saved(await this.commands.execute(new ChangePersona(context, id, patchOf(body, id), ifMatch)));
  }

  @Delete('personas/:id')
  @Operation('Deletes a persona that no active user has.', {
    'not-found': ['persona-not-found'],
    conflict: ['persona-assigned'],
  })
  @Answers(OnePersonaAnswer)
  async delete(
    @Param('id') id: string,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<OnePersonaAnswer> {
    return saved(await this.commands.execute(new DeletePersona(context, id, ifMatch)));
  }

  @Post('personas/:id/preview')
  @Operation(
    'Has one paragraph written in a persona’s voice, and saves nothing.',
    { invalid: ['other-id', 'unknown-category'], 'not-found': ['persona-not-found'] },
    providerRefusals(),
  )
  @Idempotent()
  @Answers(VoiceAnswer)
  preview(
    @Param('id') id: string,
    @Body() body: ChangePersonaBody,
    @Context() context: CommandContext,
  ): Promise<VoiceAnswer> {
    return this.previewVoice.execute(context, id, patchOf(body, id));
  }

  @Get('personas/:id/history')
  @Operation('Lists the changes of a persona, newest first, even if it has been deleted.', {
    'not-found': ['persona-not-found'],
  })
  @Answers(ChangeHistoryAnswer)
  async history(@Param('id') id: string, @Query() page: ChangeHistoryQuery): Promise<ChangeHistoryAnswer> {
    const answer = await this.changes.read(personaEvents, id, page);
    return answer.events.length > 0 || page.cursor !== undefined ? answer : noSuchPersona();
  }
}

function saved(persona: Persona): OnePersonaAnswer {
  return { success: true, persona: personaAnswer(persona) };
}

/** Makes a tag for the list, which has no revision of its own; the tag changes as soon as any persona does. */
function tagOf(personas: readonly PersonaAnswer[]): string {
  return hash('sha256', JSON.stringify(personas), 'base64url').slice(0, 22);
}
