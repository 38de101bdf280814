/**
 * Which site builders promoted articles are sent to, and what those hold of them.
 * Streams: sites-house, siteDeliveries-<article>.
 * Tables: site, site_secret, site_delivery.
 * Joined by others: none.
 */

export { SitesOfArticles } from './read-models/sites-of-articles.js';
