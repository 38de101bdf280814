import { Module } from '@nestjs/common';
import { QualityController } from './quality.controller.js';
import { GetQuality } from './read-models/get-quality.query.js';

/** The figures for the quality of drafts, for how much people change them, and for their cost. */
@Module({ controllers: [QualityController], providers: [GetQuality] })
export class QualityModule {}
