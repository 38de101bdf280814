import { about, changedFields, type Descriptions, firstValues, itsTitle } from '../audit/contract.js';
import type { DeliveryEvent, PostState } from './domain/delivery.events.js';
import type { SiteEvent } from './domain/site.events.js';

const labels = {
  address: 'the address',
  publish: 'what promoted articles become',
  onReturn: 'what becomes of returned articles',
  form: 'the form of texts',
  categories: 'the categories',
  authors: 'the authors',
  tags: 'the tags',
  secretId: 'the credentials',
} as const;

const site = about('site');
const article = about('article');

const done: Record<PostState, (number: number, name: string) => string> = {
  draft: (number, name) => `sent package ${number} of “${itsTitle}” to ${name} as a draft`,
  published: (number, name) => `published package ${number} of “${itsTitle}” on ${name}`,
  withdrawn: (_, name) => `took “${itsTitle}” off ${name}`,
};

/** Audit sentences of sites. They say that the credentials changed without their ids, which mean nothing to people. */
export const siteSentences: Descriptions<SiteEvent> = {
  SiteAdded: ({ data: { siteId, secretId: _, ...fields } }) => ({
    ...site(siteId, `added the site “${itsTitle}”`, fields.name),
    changes: firstValues(fields),
  }),
  SiteChanged: ({ data: { siteId, ...fields } }) => {
    const { summary, changes } = changedFields('the site', fields, labels);
    return {
      ...site(siteId, summary, fields.name?.to),
      changes: (changes ?? []).filter(({ field }) => field !== 'secretId'),
    };
  },
  SiteRemoved: ({ data: { siteId } }) => site(siteId, `removed the site “${itsTitle}”`),
};

/**
 * Audit sentences of deliveries. Their subject is the article, so the log shows them with the article's own changes.
 */
export const deliverySentences: Descriptions<DeliveryEvent> = {
  PackageDelivered: ({ streamId, data }) => article(streamId, done[data.state](data.package, data.site)),
};
