/**
 * The site builders that promoted articles are sent to, and the posts that they have of them.
 * Streams: sites-house, siteDeliveries-<article>.
 * Tables: site, site_secret, site_delivery.
 * Joined by others: none.
 */

export { SitesOfArticles } from './read-models/sites-of-articles.js';
