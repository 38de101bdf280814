import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/articles.module.js';
import { CredentialsModule } from '../../credentials/credentials.module.js';
import { EditorialModule } from '../../editorial/editorial.module.js';
import { GenerateHeaderImagesHandler } from './commands/generate-header-images.handler.js';
import { ImportHeaderImagesHandler } from './commands/import-header-images.handler.js';
import { CredentialsReader } from './credentials/credentials-reader.js';
import { DownloadImage } from './read-models/download-image.query.js';
import { ImageFiles } from './files/image-files.js';
import { HeaderImageMaker } from './generation/header-image-maker.js';
import { ImagesController } from './images.controller.js';
import { PictureSlots } from './pictures/picture-slots.js';
import { GetImage } from './read-models/get-image.query.js';
import { FindImageFacts, ListEarlierSets } from './read-models/image-sets.js';

/** The making, storing, showing and downloading of header images. */
@Module({
  imports: [ArticlesModule, CredentialsModule, EditorialModule],
  controllers: [ImagesController],
  providers: [
    CredentialsReader,
    DownloadImage,
    FindImageFacts,
    GenerateHeaderImagesHandler,
    GetImage,
    HeaderImageMaker,
    ImageFiles,
    ImportHeaderImagesHandler,
    ListEarlierSets,
    PictureSlots,
  ],
  exports: [GetImage, ImageFiles],
})
export class ImagesModule {}
