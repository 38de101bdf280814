import type { ArticleSite, PackageDelivery } from './article-sites.dto.js';

/** Where articles live, outside the desk. Answered by the module that sends them there. */
export abstract class ArticleSites {
  /** Those that have a post of the article, or were to have one. */
  abstract of(articleId: string): Promise<ArticleSite[]>;

  /** What was delivered of a package, oldest first. */
  abstract ofPackage(articleId: string, number: number): Promise<PackageDelivery[]>;
}
