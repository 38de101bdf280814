import type { ArticleText } from '../../articles/contract.js';
import type { CredentialSettings } from '../../credentials/contract.js';
import { alternativeText } from '../../media/contract.js';
import type { Engine } from '../engines/engines.js';
import { frontMatter, timeIn } from '../engines/front-matter.js';

interface Site {
  readonly articleId: string;
  /** The origin that users see. */
  readonly publicUrl: string;
  /** The house's, an IANA name. */
  readonly zone: string;
  /** What the house tells readers. */
  readonly credentials: Pick<CredentialSettings, 'sign' | 'label'>;
  /** Whose the text is told to be. */
  readonly byline: string | null;
  /** Where readers find the article; undefined until a site has published it. */
  readonly canonical: string | undefined;
}

/** A site engine with front matter of its own. */
export type SiteEngine = Exclude<Engine, 'plain'>;

/** What stands above a text that is downloaded for a site engine. */
export function articleFrontMatter(text: ArticleText, engine: SiteEngine, site: Site): string {
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

/** The day on which a text was promoted or, if it is none that was, its article came about; with the time and the zone. */
export function dateOf({ promoted, createdAt }: ArticleText, zone: string): string {
  return timeIn(zone, promoted ? new Date(promoted.at) : createdAt);
}

function imageOf({ images: [image] }: ArticleText, { publicUrl, credentials }: Site) {
  if (!image) return {};
  const { url, creator, licence, licenceUrl, sourcePage, source } = image;
  const alt = alternativeText(image, credentials);
  const credit = [creator, licence].filter(Boolean).join(', ') || source;
  return { image: { address: publicUrl + url, alt, credit, licence: licenceUrl, source: sourcePage } };
}
