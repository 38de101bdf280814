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

  @Field(text(), { description: 'As on the button.' })
  name!: string;
}

export class SettingsAnswer {
  @Field(text())
  brandName!: string;

  @Field(listOf(text()), { description: 'The brand’s three hashtags.' })
  hashtags!: readonly string[];

  @Field(text())
  insightsUrl!: string;

  @Field(flag(), { description: 'True when the demo writer is used instead of a model.' })
  demo!: boolean;

  @Field(flag(), { description: 'True when there is a web search, and articles and ideas are looked up.' })
  research!: boolean;

  @Field(oneOf(['full', 'single']), {
    description:
      '`single`: an article is written by one request, and nothing is looked up for it unless its outline is wanted first.',
  })
  pipeline!: Settings['aiPipeline'];

  @Field(text(), { description: 'Time zone of both weekly jobs and the weekly limit.' })
  timeZone!: string;

  @Field(text(), {
    nullable: true,
    description:
      'The name that passkeys belong to: pages at another one can use none. Null where there can be none.',
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
  @Operation('Reads what every visitor may know of the settings.')
  @Public()
  @Answers(SettingsAnswer)
  read(): SettingsAnswer {
    return publicSettings(this.settings);
  }
}
