import { Module } from '@nestjs/common';
import { DocumentReader } from './document-reader.js';
import { DocumentsController } from './documents.controller.js';

/** Reads documents of word processors and text files as markdown. */
@Module({ controllers: [DocumentsController], providers: [DocumentReader], exports: [DocumentReader] })
export class DocumentsModule {}
