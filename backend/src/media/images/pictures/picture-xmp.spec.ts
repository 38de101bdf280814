import { DOMParser } from 'linkedom';
import sharp from 'sharp';
import { convertedPicture, headerPicture, type PictureFault } from './picture.js';
import { xmpOf, type PictureFacts } from './picture-xmp.js';

const photograph: PictureFacts = {
  type: 'search',
  title: 'Papers & <boxes>',
  source: 'flickr',
  creator: 'Ada "A." Example',
  licence: 'CC BY-SA 2.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/2.0/',
  sourcePage: 'https://example.com/photos/7?a=1&b=2',
};

const drawing: PictureFacts = {
  type: 'ai',
  title: 'A watch in its box',
  source: 'AI model gpt-image-2',
  creator: null,
  licence: null,
  licenceUrl: null,
  sourcePage: null,
};

/** The fields of the XMP in a file, by their names. */
async function fieldsIn(made: Buffer | PictureFault): Promise<Record<string, string | null>> {
  const { xmp } = await sharp(made as Buffer).metadata();
  const document = new DOMParser().parseFromString(xmp?.toString() ?? '', 'text/xml') as unknown as Document;
  const fields = document.querySelector('rdf\\:Description')?.children ?? [];
  return Object.fromEntries(
    Array.from(fields, ({ tagName, textContent }) => [tagName, textContent?.trim() ?? null]),
  );
}

const picture = () =>
  sharp({ create: { width: 32, height: 18, channels: 3, background: '#7a3e48' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody else’s</x:xmpmeta>')
    .png()
    .toBuffer();

const stored = async (kind: 'drawing' | 'photograph', facts: PictureFacts) => {
  const made = await headerPicture(await picture(), kind, facts);
  if (typeof made === 'string') throw new Error(made);
  return made;
};

const ofPhotograph = {
  'dc:creator': 'Ada "A." Example',
  'dc:description': 'Papers & <boxes>',
  'dc:rights': 'Ada "A." Example, CC BY-SA 2.0',
  'dc:source': 'https://example.com/photos/7?a=1&b=2',
  'photoshop:Credit': 'Ada "A." Example / flickr',
  'xmpRights:UsageTerms': 'CC BY-SA 2.0',
  'xmpRights:WebStatement': 'https://creativecommons.org/licenses/by-sa/2.0/',
  'plus:Licensor': 'https://example.com/photos/7?a=1&b=2',
};

const ofDrawing = {
  'dc:description': 'A watch in its box',
  'photoshop:Credit': 'AI model gpt-image-2',
  'Iptc4xmpExt:DigitalSourceType': 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
};

describe('what is known of a picture is in its file', () => {
  it('of a photograph: whose it is, what may be done with it, where it comes from, and nothing of AI', async () => {
    expect(await fieldsIn((await stored('photograph', photograph)).bytes)).toEqual(ofPhotograph);
    expect(await fieldsIn(await convertedPicture(await picture(), 'jpeg', photograph))).toEqual(ofPhotograph);
  });

  it('of a drawing: that a model made it, and which', async () => {
    expect(await fieldsIn((await stored('drawing', drawing)).bytes)).toEqual(ofDrawing);
    expect(await fieldsIn(await convertedPicture(await picture(), 'png', drawing))).toEqual(ofDrawing);
  });

  it('of one from elsewhere: its address', async () => {
    const sourcePage = `https://example.com/${'p&'.repeat(3_900)}`;
    expect(await fieldsIn(await convertedPicture(await picture(), 'jpeg', { sourcePage }))).toEqual({
      'dc:source': sourcePage,
    });
  });

  it('and the small form has pixels alone', async () => {
    const { thumbnail } = await stored('photograph', photograph);
    expect((await sharp(thumbnail).metadata()).xmp).toBeUndefined();
  });

  it('whatever signs it has', () => {
    expect(xmpOf({ title: 'a\u0000\u0008b\uFFFE\uD800c ]]> <!--' })).toContain('>abc ]]&gt; &lt;!--<');
  });
});
