import { Field, flag, nested, oneOf, text, whole } from '../platform/http/input/field.js';

export class SaveConfigurationBody {
  @Field(oneOf(['categories', 'users', 'editorial-rules']))
  configType: 'categories' | 'users' | 'editorial-rules';

  @Field(text(), {
    description:
      'JSON text: the bare list, or the object that the matching GET returns. For categories, the whole list.',
  })
  content: string;
}

export class RestoreRulesBody {
  @Field(whole({ min: 0, max: 1_000_000_000 }))
  revision: number;
}

export class ConfigurationChanges {
  @Field(whole({ min: 0, max: 1_000_000_000 }))
  created: number;

  @Field(whole({ min: 0, max: 1_000_000_000 }))
  updated: number;

  @Field(whole({ min: 0, max: 1_000_000_000 }))
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
