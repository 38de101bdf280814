import { Field, count, flag, listOf, nested, text } from '../../platform/http/input/field.js';
import type { Persona } from '../domain/persona.commands.js';

/** A persona as it appears in every answer except the profile. */
export class PersonaAnswer {
  @Field(text())
  id: string;

  @Field(text())
  name: string;

  @Field(text())
  aboutMe: string;

  @Field(text())
  writingStyle: string;

  @Field(text())
  context: string;

  @Field(listOf(text()))
  tone_pillars: string[];

  @Field(text())
  writingAngle: string;

  @Field(text())
  expertise: string;

  @Field(listOf(text()), { description: 'The ids of the persona’s categories.' })
  categories: string[];

  @Field(count)
  revision: number;
}

export class PersonasAnswer {
  @Field(listOf(PersonaAnswer))
  personas: PersonaAnswer[];
}

export class OnePersonaAnswer {
  @Field(flag())
  success: boolean;

  @Field(nested(PersonaAnswer))
  persona: PersonaAnswer;
}

export class VoiceAnswer {
  @Field(text(), { description: 'One paragraph in the persona’s voice, which isn’t stored.' })
  paragraph: string;

  @Field(text(), { description: 'What wrote the paragraph: `openai` or `demo`.' })
  provider: string;
}

export class ProfileCategory {
  @Field(text())
  id: string;

  @Field(text())
  name: string;

  @Field(text())
  color: string;
}

/** A persona as its author sees it. */
export class ProfileAnswer {
  @Field(text(), { description: 'The persona’s `aboutMe`.' })
  description: string;

  @Field(text())
  writingStyle: string;

  @Field(text())
  expertise: string;

  @Field(listOf(text()))
  tonePillars: string[];

  @Field(listOf(ProfileCategory))
  categories: ProfileCategory[];

  @Field(text())
  writingAngle: string;
}

export function personaAnswer({ tonePillars, ...persona }: Persona): PersonaAnswer {
  return { ...persona, tone_pillars: tonePillars };
}
