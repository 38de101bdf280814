import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

/** The kinds of files that can be read. */
export const fileKinds = ['wordpress', 'ghost', 'markdown', 'html', 'docx', 'odt', 'zip'] as const;

/** The most names of authors, and of categories, that can be mapped; the rarest ones are beyond the limit. */
export const mostNames = 1_000;

const counts = z.record(z.string(), z.number().int());

const chosen = z.record(z.string(), z.string().nullable());

/** The personas and categories for the names in a file; null, or a missing name, means none. */
const mapping = z.object({
  authors: chosen.describe('Ids of personas, by the names of authors.'),
  categories: chosen.describe('Ids of categories, by the names of categories and tags.'),
  status: z.enum(['draft', 'elsewhere']).describe('Of what was published there; what was a draft stays one.'),
  fetchImages: z
    .boolean()
    .optional()
    .describe('Whether pictures become header images; without it they stay where they are.'),
});

/** The import of one file, on `import-<id>`. Its items are not events: their articles record what becomes of them. */
export const importEvents = eventCatalog('import', {
  ImportUploaded: z.object({
    fileName: z.string(),
    kind: z.enum(fileKinds),
    bytes: z.number().int(),
    fileHash: z.string().describe('SHA-256 of the file, in hex.'),
  }),
  ImportRead: z.object({
    items: z.number().int(),
    leftOut: z.number().int(),
    losses: counts.describe('How often something does not come along, by its kind.'),
    authors: z.array(z.string()).describe('Names that can be mapped, the most frequent first.'),
    categories: z.array(z.string()),
  }),
  ImportMapped: mapping,
  ImportStarted: z.object({}).describe('A person has seen what would come, and wants it.'),
  ImportFinished: z.object({
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    conflicts: z.number().int(),
    failed: z.number().int(),
  }),
  ImportCancelled: z.object({}).describe('What had come by then stays.'),
  ImportFailed: z.object({ reason: z.string().describe('A sentence for people.') }),
});

export type ImportEvent = EventOf<typeof importEvents>;
export type ImportEventData<Type extends ImportEvent['type']> = Extract<ImportEvent, { type: Type }>['data'];
export type FileKind = (typeof fileKinds)[number];
export type Mapping = z.infer<typeof mapping>;
