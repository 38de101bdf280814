import type { ImageProvider, PictureOutcome } from '../platform/ai/image-model.js';
import type { PicturePrompt } from '../platform/ai/picture-prompt.js';
import { drawing } from './drawings/drawing.js';

/** The version of the drawings. Raise it when they change, so that the record tells which version drew a picture. */
const model = 'demo-drawings-1';

/** Draws on this machine, without a model: abstract compositions in the colour of the motif, without any lettering. */
export class DemoImageProvider implements ImageProvider {
  async draw({ motif }: PicturePrompt): Promise<PictureOutcome> {
    const { svg, title } = drawing(motif);
    const { default: sharp } = await import('sharp');
    const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
    return { ok: true, bytes, title, provider: 'demo', model };
  }
}
