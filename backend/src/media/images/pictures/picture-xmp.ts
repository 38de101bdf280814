import { xmlText } from '../../../platform/text/writable-in-xml.js';
import type { HeaderImage } from '../domain/header-images.events.js';

/** The known facts about a picture. For one that was fetched from elsewhere, only its address is known. */
export type PictureFacts = Partial<
  Pick<HeaderImage, 'type' | 'title' | 'source' | 'creator' | 'licence' | 'licenceUrl' | 'sourcePage'>
>;

const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
};

const byModel = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/**
 * Writes the known facts about a picture as XMP for its file, in the fields that the IPTC and search engines read.
 * Nothing is copied from the original file, and nothing is claimed about how a photograph was made.
 */
export function xmpOf(facts: PictureFacts): string {
  const { type, title, source, creator, licence, licenceUrl, sourcePage } = facts;
  const fields = [
    field('dc:creator', creator, (name) => `<rdf:Seq><rdf:li>${name}</rdf:li></rdf:Seq>`),
    field('dc:description', title, inAnyLanguage),
    field('dc:rights', licence && joined([creator, licence], ', '), inAnyLanguage),
    field('dc:source', sourcePage),
    field('photoshop:Credit', joined([creator, source], ' / ')),
    field('xmpRights:UsageTerms', licence, inAnyLanguage),
    field('xmpRights:WebStatement', licenceUrl),
    field(
      'plus:Licensor',
      licence && sourcePage,
      (page) =>
        `<rdf:Seq><rdf:li rdf:parseType="Resource"><plus:LicensorURL>${page}</plus:LicensorURL></rdf:li></rdf:Seq>`,
    ),
    field('Iptc4xmpExt:DigitalSourceType', type === 'ai' ? byModel : null),
  ];
  const declared = Object.entries(namespaces).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""${declared.join('')}>
${fields.filter((written) => written !== '').join('\n')}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

function field(name: string, value: string | null | undefined, around = (text: string) => text): string {
  return value ? `<${name}>${around(xmlText(value))}</${name}>` : '';
}

const inAnyLanguage = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt>`;

const joined = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts.filter(Boolean).join(between);
