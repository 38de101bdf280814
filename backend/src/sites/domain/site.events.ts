import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { changeOf } from '../../platform/event-sourcing/field-changes.js';

export const siteKinds = ['wordpress', 'ghost', 'folder'] as const;
export type SiteKind = (typeof siteKinds)[number];

/** The states that a promoted article can get on a site. */
export const publishings = ['draft', 'publish'] as const;
export type Publishing = (typeof publishings)[number];

/** The actions on a post when its article is returned to draft or deleted. */
export const returnings = ['nothing', 'draft', 'unpublish'] as const;
export type Returning = (typeof returnings)[number];

/** The forms of texts: blocks that can be edited, markdown, or markdown for one engine. */
export const textForms = ['blocks', 'exact', 'plain', 'hugo', 'jekyll', 'astro'] as const;
export type EngineForm = (typeof textForms)[number];

const siteId = z.string();
const secretId = z
  .string()
  .describe('The id of the credentials, which themselves are stored outside the record.');
const name = z.string();
const address = z
  .string()
  .describe('The site’s address; for a folder, its path within the directory for sites.');
const publish = z.enum(publishings);
const onReturn = z.enum(returnings);
const form = z.enum(textForms);
const categories = z
  .array(
    z.object({
      categoryId: z.string(),
      name: z.string().describe('The category’s name on the site; empty for none.'),
    }),
  )
  .describe('The categories whose articles are sent; empty for all.');
const authors = z.array(
  z.object({ personaId: z.string(), name: z.string().describe('The name of a user on the site.') }),
);
const tags = z.array(z.string()).describe('The tags that each post is given.');

/** The sites, all on the one stream `sites-house`, so that their number has a limit. */
export const siteEvents = eventCatalog('sites', {
  SiteAdded: z.object({
    siteId,
    kind: z.enum(siteKinds),
    name,
    address,
    publish,
    onReturn,
    form,
    categories,
    authors,
    tags,
    secretId,
  }),
  SiteChanged: z
    .object({
      siteId,
      name: changeOf(name),
      address: changeOf(address),
      publish: changeOf(publish),
      onReturn: changeOf(onReturn),
      form: changeOf(form),
      categories: changeOf(categories),
      authors: changeOf(authors),
      tags: changeOf(tags),
      secretId: changeOf(secretId),
    })
    .describe('A site was changed. Only the fields that changed are present.'),
  SiteRemoved: z.object({ siteId }).describe('A site was removed. What was sent to it stays there.'),
});

export type SiteEvent = EventOf<typeof siteEvents>;
