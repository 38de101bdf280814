import { ArticleImage } from '../../../articles/contract.js';
import { Field, count, flag, listOf, moment, oneOf, text } from '../../../platform/http/input/field.js';

export class GenerateImagesBody {
  @Field(text({ min: 1, max: 100 }))
  articleId: string;
}

export class ImagesAnswer {
  @Field(flag())
  success: true;

  @Field(text(), { description: 'A sentence for people that tells what was made and what it replaced.' })
  message: string;

  @Field(listOf(ArticleImage))
  images: ArticleImage[];
}

/** The images of one set of an article. */
export class ImageSet {
  @Field(moment())
  madeAt: string;

  @Field(count, {
    description: 'The revision of the article that the images were made from.',
  })
  articleRevision: number;

  @Field(listOf(ArticleImage))
  images: ArticleImage[];
}

export class EarlierSetsAnswer {
  @Field(listOf(ImageSet), { description: 'The earlier sets, newest first, without the current one.' })
  sets: ImageSet[];
}

export class DownloadBody {
  @Field(text({ min: 1, max: 8_000 }), {
    description: 'The address of the image: `/api/images/{id}` on this server, or a public address.',
  })
  imageUrl: string;

  @Field(text({ max: 1_000 }), { optional: true, description: 'The name of the file.' })
  filename?: string;

  @Field(oneOf(['search', 'ai', 'archive']), {
    optional: true,
    description: 'The type of the image: `ai` gives a PNG file, any other type a JPEG file.',
  })
  type?: 'search' | 'ai' | 'archive';
}
