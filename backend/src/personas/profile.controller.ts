import {
  Injectable,
  type CanActivate,
  type ExecutionContext,
  Body,
  Controller,
  Get,
  Param,
  Put,
  UseGuards,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CategoryList } from '../editorial/contract.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { userOf, Context } from '../platform/http/request/request-context.js';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { Operation, Refuses } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { ETagged, Revised, IfMatch } from '../platform/http/input/etag.js';
import { ChangePersona } from './domain/persona.commands.js';
import { ProfileBody } from './dto/persona-bodies.dto.js';
import { ProfileAnswer } from './dto/personas.dto.js';
import { PersonaLibrary } from './read-models/persona-list.js';

/**
 * Lets authors see and edit only the persona that is assigned to them. It is a guard, so that a forbidden request is
 * refused before any fault in the body.
 */
@Injectable()
@Refuses({ forbidden: ['not-your-persona'] })
class OwnPersonaGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const { role, assignedPersona } = userOf(request);
    if (role === 'admin' || request.params.id === assignedPersona) return true;
    throw new DomainError('forbidden', 'not-your-persona', 'This persona isn’t assigned to you.');
  }
}

/** A persona as its author sees and edits it. */
@ApiTags('personas')
@Roles('admin', 'author')
@UseGuards(OwnPersonaGuard)
@Refuses({ 'not-found': ['persona-not-found'] })
@Controller('api/personas/:id/profile')
export class ProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly library: PersonaLibrary,
    private readonly categories: CategoryList,
  ) {}

  @Get()
  @Operation('Reads a persona as its author sees it.', { unavailable: ['no-categories-yet'] })
  @Answers(ProfileAnswer)
  @ETagged()
  async read(@Param('id') id: string): Promise<Revised<ProfileAnswer>> {
    const persona = await this.library.get(id);
    const { aboutMe, writingStyle, expertise, tonePillars, writingAngle, revision } = persona;
    const categories = (await this.categories.all())
      .filter((category) => persona.categories.includes(category.id))
      .map(({ id, name, color }) => ({ id, name, color }));
    const profile = { description: aboutMe, writingStyle, expertise, tonePillars, categories, writingAngle };
    return new Revised(profile, revision);
  }

  @Put()
  @Operation('Changes the parts of a persona that its author may change.', {
    unavailable: ['no-categories-yet'],
  })
  @Answers(ProfileAnswer)
  @ETagged()
  async change(
    @Param('id') id: string,
    @Body() { description, writingStyle, expertise }: ProfileBody,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<Revised<ProfileAnswer>> {
    const patch = { aboutMe: description, writingStyle, expertise };
    await this.commands.execute(new ChangePersona(context, id, patch, ifMatch));
    return this.read(id);
  }
}
