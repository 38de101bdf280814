import { z } from 'zod';

/** The systems that exports come from; `desk` is a desk like this one. */
export const importedSystems = ['wordpress', 'ghost', 'markdown', 'html', 'document', 'desk'] as const;

/** The origin of an imported text, as the export gives it. */
export const importedFrom = z
  .object({
    importId: z.string().describe('Of the import that brought this text, on `import-<id>`.'),
    system: z
      .enum(importedSystems)
      .describe('What exported it; `desk` for a download of a desk like this one.'),
    site: z.string().describe('Its address, or the name of the folder or file where no address is told.'),
    id: z.string().describe('Of the item there.'),
    url: z.string().nullable(),
    author: z.string().nullable().describe('The name there.'),
    publishedAt: z.string().nullable().describe('ISO 8601; null for what was never published.'),
    modifiedAt: z.string().nullable(),
    fileHash: z.string().describe('SHA-256 of the file, in hex.'),
    itemHash: z
      .string()
      .describe('SHA-256 of what the file has of the item’s title, text and summary, in hex.'),
  })
  .describe('Where the text came from.');

export type ImportedFrom = z.infer<typeof importedFrom>;
