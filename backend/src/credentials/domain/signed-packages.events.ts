import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const count = z.number().int();

/**
 * The facts that a manifest is made from; another manifest of the same package, inside an HTML document, is made from
 * them too.
 */
const facts = z.object({
  articleId: z.string(),
  title: z.string(),
  number: count.describe('The number of the package within the article, counted from 1.'),
  revision: count,
  contentHash: z.string().describe('The SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex.'),
  rulesRevision: count,
  origins: z
    .object({
      words: count,
      drafted: count,
      proposed: count,
      person: count,
      people: count,
      imported: count
        .optional()
        .describe('The number of words that came from an archive; left out in older events.'),
    })
    .nullable()
    .describe('How many words each kind of writer wrote; null if they were not counted.'),
  models: z.array(z.string()),
  asDrafted: z.boolean().describe('Whether the title and the text are still those of the first draft.'),
  draftedAt: z.string(),
  promotedAt: z.string(),
  promotedByPerson: z.boolean(),
  openedForReview: z.boolean(),
  approvals: count,
  publisher: z.string(),
  editors: z
    .array(z.string())
    .describe('The names of the people who edited; empty unless the house wants them named.'),
  responsible: z.object({ name: z.string(), role: z.string(), contact: z.string() }).nullable(),
  checkpoint: z.object({ origin: z.string(), size: count, root: z.string() }).nullable(),
});

/** The packages of an article that were signed, on `signedPackages-<article id>`. */
export const signedPackagesEvents = eventCatalog('signedPackages', {
  PackageSigned: z.object({
    number: count.describe('The number of the package within the article, counted from 1.'),
    facts,
    statement: z.string(),
    actions: z.array(
      z.object({
        action: z.string(),
        when: z.string().optional(),
        digitalSourceType: z.string().optional(),
        description: z.string().optional(),
      }),
    ),
    humanOversightLevel: z.enum(['fully_autonomous', 'prompt_guided', 'human_validated']).nullable(),
    markdown: z.string().describe('The text that was signed, in markdown and UTF-8.'),
    manifest: z.string().describe('The manifest (C2PA), in base64.'),
    sha256: z.string().describe('The SHA-256 of the manifest, in hex.'),
    issuer: z.string().describe('The issuer of the certificate.'),
    fingerprint: z.string().describe('The SHA-256 of the certificate, in hex.'),
  }),
});

export type SignedPackagesEvent = EventOf<typeof signedPackagesEvents>;

/** A package with its recorded manifest. */
export type SignedPackage = SignedPackagesEvent['data'];
