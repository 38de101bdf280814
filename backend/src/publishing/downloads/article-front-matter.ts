import type { PackagedText } from '../../articles/contract.js';
import type { CredentialSettings } from '../../credentials/contract.js';
import { alternativeText } from '../../media/contract.js';
import type { Engine } from '../engines/engines.js';
import { frontMatter, timeIn } from '../engines/front-matter.js';

interface Site {
  readonly articleId: string;
  /** The origin that users see. */
  readonly publicUrl: string;
  /** The house's time zone, as an IANA name. */
  readonly zone: string;
  /** The house's settings for what readers are told. */
  readonly credentials: Pick<CredentialSettings, 'sign' | 'label'>;
  /** The name or sentence that says whose the text is; null if nobody is named. */
  readonly byline: string | null;
  /** The address at which readers find the article; undefined until a site has published it. */
  readonly canonical: string | undefined;
}

/** A site engine that has front matter. */
export type SiteEngine = Exclude<Engine, 'plain'>;

/** The front matter of a text that is downloaded for a site engine. */
export function articleFrontMatter(text: PackagedText, engine: SiteEngine, site: Site): string {
  const { title, summary, persona, category, contentHash, promoted } = text;
  const named = category === '' ? [] : [category];
  const facts = {
    article: site.articleId,
    contentHash,
    title,
    date: dateOf(text, site.zone),
    isDraft: !promoted,
    author: site.byline,
    persona: persona || undefined,
    categories: named,
    tags: named,
    summary,
    canonical: site.canonical,
    ...imageOf(text, site),
  };
  return frontMatter(facts, engine);
}

/** The time of the promotion or, for a text that is not promoted, of the article's creation, with the zone. */
export function dateOf({ promoted, createdAt }: PackagedText, zone: string): string {
  return timeIn(zone, promoted ? new Date(promoted.at) : createdAt);
}

function imageOf({ images: [image] }: PackagedText, { publicUrl, credentials }: Site) {
  if (!image) return {};
  const { url, creator, licence, licenceUrl, sourcePage, source } = image;
  const alt = alternativeText(image, credentials);
  const credit = [creator, licence].filter(Boolean).join(', ') || source;
  return { image: { address: publicUrl + url, alt, credit, licence: licenceUrl, source: sourcePage } };
}
