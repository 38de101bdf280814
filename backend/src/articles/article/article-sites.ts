import type { ArticleSite, PackageDelivery } from './article-sites.dto.js';

/** The sites that articles are sent to; implemented by the module that sends them. */
export abstract class ArticleSites {
  /** Returns the sites that have a post of the article, or should have got one. */
  abstract of(articleId: string): Promise<ArticleSite[]>;

  /** Returns the addresses of published articles that readers know; of several sites, the one that was added first. */
  abstract addressesOf(articleIds: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Returns the deliveries of a package, oldest first. */
  abstract ofPackage(articleId: string, number: number): Promise<PackageDelivery[]>;
}
