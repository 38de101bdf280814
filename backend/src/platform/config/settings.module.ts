import { Global, Module, type DynamicModule } from '@nestjs/common';
import { type Settings, SETTINGS } from './settings.js';

@Global()
@Module({})
export class SettingsModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
