import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { EditorialModule } from '../editorial/editorial.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { builtProgram } from '../platform/program/built-program.js';
import { CancelImportHandler } from './commands/cancel-import.handler.js';
import { MapImportHandler } from './commands/map-import.handler.js';
import { StartImportHandler } from './commands/start-import.handler.js';
import { UploadImportHandler } from './commands/upload-import.handler.js';
import { ImportFiles } from './files/import-files.js';
import { ImportsController } from './imports.controller.js';
import { ImportItems } from './items/import-items.js';
import { ImportList } from './read-models/import-list.js';
import { FileReader } from './work/file-reader.js';
import { ImportProcess } from './work/import-process.js';
import { ImportRecovery } from './work/import-recovery.js';
import { ItemImporter } from './work/item-importer.js';

/** Brings archives in. */
@Module({
  imports: [ArticlesModule, EditorialModule, PersonasModule],
  controllers: [ImportsController],
  providers: [
    UploadImportHandler,
    MapImportHandler,
    StartImportHandler,
    CancelImportHandler,
    ImportFiles,
    ImportItems,
    ImportList,
    ImportProcess,
    ImportRecovery,
    ItemImporter,
    {
      provide: FileReader,
      useFactory: () => new FileReader(builtProgram('src/imports/readers/reading-thread.js')),
    },
  ],
})
export class ImportsModule {}
