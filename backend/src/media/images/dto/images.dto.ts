import { ArticleImage } from '../../../articles/contract.js';
import { Field, flag, listOf, moment, oneOf, text, whole } from '../../../platform/http/input/field.js';

export class GenerateImagesBody {
  @Field(text({ min: 1, max: 100 }))
  articleId: string;
}

export class ImagesAnswer {
  @Field(flag())
  success: true;

  @Field(text(), { description: 'What was made, and what replaced what.' })
  message: string;

  @Field(listOf(ArticleImage))
  images: ArticleImage[];
}

/** The images of one set of an article. */
export class ImageSet {
  @Field(moment())
  madeAt: string;

  @Field(whole({ min: 0, max: 1_000_000_000 }), {
    description: 'Article revision they were made from.',
  })
  articleRevision: number;

  @Field(listOf(ArticleImage))
  images: ArticleImage[];
}

export class EarlierSetsAnswer {
  @Field(listOf(ImageSet), { description: 'Newest first, without the current set.' })
  sets: ImageSet[];
}

export class DownloadBody {
  @Field(text({ min: 1, max: 8_000 }), {
    description: 'An image on this server, `/api/images/{id}`, or at a public address.',
  })
  imageUrl: string;

  @Field(text({ max: 1_000 }), { optional: true, description: 'Name of the file.' })
  filename?: string;

  @Field(oneOf(['search', 'ai', 'archive']), {
    optional: true,
    description: '`ai` gives PNG, anything else JPEG.',
  })
  type?: 'search' | 'ai' | 'archive';
}
