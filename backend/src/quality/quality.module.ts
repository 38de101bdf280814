import { Module } from '@nestjs/common';
import { QualityController } from './quality.controller.js';
import { GetQualityHandler } from './read-models/get-quality.query.js';

/** How good drafts are, what people change of them, and what they cost. */
@Module({ controllers: [QualityController], providers: [GetQualityHandler] })
export class QualityModule {}
