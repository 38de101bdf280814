import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { CategoryList } from '../../../editorial/contract.js';
import { DomainError } from '../../../platform/kernel/domain-error.js';
import type { Persona } from '../../domain/persona.commands.js';
import type { ProfileAnswer } from '../../personas.dto.js';
import { PersonaLibrary } from './persona-library.js';

interface RevisedProfile {
  readonly profile: ProfileAnswer;
  readonly revision: number;
}

export class GetProfile extends Query<RevisedProfile> {
  constructor(readonly personaId: string) {
    super();
  }
}

@QueryHandler(GetProfile)
export class GetProfileHandler implements IQueryHandler<GetProfile> {
  constructor(
    private readonly library: PersonaLibrary,
    private readonly categories: CategoryList,
  ) {}

  async execute({ personaId }: GetProfile): Promise<RevisedProfile> {
    const persona = await this.library.find(personaId);
    if (!persona) throw new DomainError('not-found', 'persona-not-found', 'Persona not found.');
    return { profile: await this.profileOf(persona), revision: persona.revision };
  }

  private async profileOf(persona: Persona): Promise<ProfileAnswer> {
    const { aboutMe, writingStyle, expertise, tonePillars, writingAngle } = persona;
    const categories = (await this.categories.all())
      .filter(({ id }) => persona.categories.includes(id))
      .map(({ id, name, color }) => ({ id, name, color }));
    return { description: aboutMe, writingStyle, expertise, tonePillars, categories, writingAngle };
  }
}
