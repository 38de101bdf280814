import { Controller, Get, Inject } from '@nestjs/common';
import { type Settings, SETTINGS } from '../../config/settings.js';
import { Public } from '../access/access.js';
import { Operation } from '../description/operation.js';
import { Answers } from '../input/answers.js';
import { Field, flag, listOf, oneOf, text } from '../input/field.js';
import { passkeyHost } from './passkey-host.js';

class SignOnAnswer {
  @Field(text())
  id!: string;

  @Field(text(), { description: 'The provider’s name, as on its button.' })
  name!: string;
}

export class SettingsAnswer {
  @Field(text())
  brandName!: string;

  @Field(listOf(text()), { description: 'The brand’s three hashtags.' })
  hashtags!: readonly string[];

  @Field(text())
  insightsUrl!: string;

  @Field(flag(), { description: 'Whether the demo writer is used instead of a model.' })
  demo!: boolean;

  @Field(flag(), { description: 'Whether there is a web search, so that articles and ideas are researched.' })
  research!: boolean;

  @Field(oneOf(['full', 'single']), {
    description:
      'How articles are written. `single`: by one request, without research unless the outline is wanted first.',
  })
  pipeline!: Settings['aiPipeline'];

  @Field(text(), { description: 'The time zone of both weekly jobs and of the weekly limit.' })
  timeZone!: string;

  @Field(text(), {
    nullable: true,
    description:
      'The host name that passkeys belong to; pages at another host can use none. Null if passkeys are not possible.',
  })
  passkeyHost!: string | null;
  @Field(listOf(SignOnAnswer), { description: 'The providers of the house’s own sign-on.' })
  signOn!: readonly SignOnAnswer[];
}

/** The settings that every visitor may know. */
export function publicSettings(settings: Settings): SettingsAnswer {
  const { brandName, brandHashtags, brandInsightsUrl, openaiApiKey, openaiBaseUrl, scheduleTimezone } =
    settings;
  return {
    brandName,
    hashtags: brandHashtags,
    insightsUrl: brandInsightsUrl,
    demo: openaiApiKey === undefined && openaiBaseUrl === undefined,
    research: settings.researchSearchUrl !== undefined,
    pipeline: settings.aiPipeline,
    timeZone: scheduleTimezone,
    passkeyHost: passkeyHost(settings.publicUrl).host,
    signOn: settings.signOn.map(({ id, name }) => ({ id, name })),
  };
}

@Controller('api/settings')
export class SettingsController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  @Operation('Reads the settings that every visitor may know.')
  @Public()
  @Answers(SettingsAnswer)
  read(): SettingsAnswer {
    return publicSettings(this.settings);
  }
}
