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
  authors: chosen.describe('The ids of personas, by the names of authors.'),
  categories: chosen.describe('The ids of categories, by the names of categories and tags.'),
  status: z
    .enum(['draft', 'elsewhere'])
    .describe('The state of articles that were published there; drafts stay drafts.'),
  fetchImages: z
    .boolean()
    .optional()
    .describe('Whether images become header images; if left out, they stay where they are.'),
});

/** The import of one file, on `import-<id>`. Its items are not events: their articles record what becomes of them. */
export const importEvents = eventCatalog('import', {
  ImportUploaded: z.object({
    fileName: z.string(),
    kind: z.enum(fileKinds),
    bytes: z.number().int(),
    fileHash: z.string().describe('The SHA-256 of the file, in hex.'),
  }),
  ImportRead: z.object({
    items: z.number().int(),
    leftOut: z.number().int(),
    losses: counts.describe('How often each kind of thing is lost, by its kind.'),
    authors: z.array(z.string()).describe('The names that can be mapped, the most frequent first.'),
    categories: z.array(z.string()),
  }),
  ImportMapped: mapping,
  ImportStarted: z.object({}).describe('A person saw what would be imported, and started it.'),
  ImportFinished: z.object({
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    conflicts: z.number().int(),
    failed: z.number().int(),
  }),
  ImportCancelled: z
    .object({})
    .describe(
      'The import was stopped, or nobody had started it for 30 days. What had arrived by then stays.',
    ),
  ImportFailed: z.object({ reason: z.string().describe('Why the import failed, as a sentence for people.') }),
});

export type ImportEvent = EventOf<typeof importEvents>;
export type ImportEventData<Type extends ImportEvent['type']> = Extract<ImportEvent, { type: Type }>['data'];
export type FileKind = (typeof fileKinds)[number];
export type Mapping = z.infer<typeof mapping>;
