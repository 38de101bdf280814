import { Module } from '@nestjs/common';
import { QualityController } from './quality.controller.js';
import { GetQuality } from './read-models/get-quality.query.js';

/** How good drafts are, how much people change them, and what they cost. */
@Module({ controllers: [QualityController], providers: [GetQuality] })
export class QualityModule {}
