import type { ArticleSite, PackageDelivery } from './article-sites.dto.js';

/** The sites that articles are sent to; implemented by the module that sends them. */
export abstract class ArticleSites {
  /** Returns the sites that have a post of the article, or should have got one. */
  abstract of(articleId: string): Promise<ArticleSite[]>;

  /** Returns the addresses at which readers find published articles; of several sites, the one that was added first. */
  abstract addressesOf(articleIds: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Returns the deliveries of packages by their numbers, oldest first; a package that no site was given is left out. */
  abstract ofPackages(
    articleId: string,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, PackageDelivery[]>>;
}
