import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { createHash } from 'node:crypto';
import { Roles } from '../platform/http/access.js';
import { Answers } from '../platform/http/answers.js';
import { ETagged, Revised } from '../platform/http/etag.js';
import { CurrentUser, type SignedInUser } from '../platform/http/signed-in-user.js';
import { OwnPersonaGuard } from './own-persona.guard.js';
import { PersonaAnswer, PersonasAnswer, ProfileAnswer, personaAnswer } from './personas.dto.js';
import { GetProfile } from './queries/get-profile.query.js';
import { ListPersonas } from './queries/list-personas.query.js';

@ApiTags('personas')
@Controller('api')
export class PersonasController {
  constructor(private readonly queries: QueryBus) {}

  @Get('personas')
  @Roles('admin', 'author')
  @Answers([PersonaAnswer])
  async list(@CurrentUser() user: SignedInUser): Promise<PersonaAnswer[]> {
    return (await this.queries.execute(new ListPersonas(user))).map(personaAnswer);
  }

  @Get('config/personas')
  @Roles('admin')
  @Answers(PersonasAnswer)
  @ETagged()
  async configuration(@CurrentUser() user: SignedInUser): Promise<Revised<PersonasAnswer>> {
    const personas = (await this.queries.execute(new ListPersonas(user))).map(personaAnswer);
    return new Revised({ personas }, contentHash(personas));
  }

  @Get('personas/:id/profile')
  @Roles('admin', 'author')
  @UseGuards(OwnPersonaGuard)
  @Answers(ProfileAnswer)
  @ETagged()
  async profile(@Param('id') id: string): Promise<Revised<ProfileAnswer>> {
    const { profile, revision } = await this.queries.execute(new GetProfile(id));
    return new Revised(profile, revision);
  }
}

/** The list has no revision of its own: its tag is another one as soon as any persona is. */
function contentHash(personas: readonly PersonaAnswer[]): string {
  return createHash('sha256').update(JSON.stringify(personas)).digest('base64url').slice(0, 22);
}
