import { Module } from '@nestjs/common';
import { DEMO_PROVIDERS, type DemoProviders } from '../platform/ai/demo-providers.js';
import { DemoImageProvider } from './image-provider.js';
import { DemoTextProvider } from './text-provider.js';

const providers: DemoProviders = { text: new DemoTextProvider(), images: new DemoImageProvider() };

/** The providers of texts and drawings that are made on this machine, without a model. */
@Module({
  providers: [{ provide: DEMO_PROVIDERS, useValue: providers }],
  exports: [DEMO_PROVIDERS],
})
export class DemoModule {}
