import { z } from 'zod';

/** The systems that exports come from; `desk` is a desk like this one. */
export const importedSystems = ['wordpress', 'ghost', 'markdown', 'html', 'document', 'desk'] as const;

/** The origin of an imported text, as the export gives it. */
export const importedFrom = z
  .object({
    importId: z
      .string()
      .describe('The id of the import that brought this text, in the stream `import-<id>`.'),
    system: z
      .enum(importedSystems)
      .describe('What exported the article; `desk` is a download from a desk like this one.'),
    site: z
      .string()
      .describe(
        'The address of the site that the article comes from, or the name of the folder or file that gives no address.',
      ),
    id: z.string().describe('The id of the item on that site.'),
    url: z.string().nullable(),
    author: z.string().nullable().describe('The author’s name on that site.'),
    publishedAt: z
      .string()
      .nullable()
      .describe('When the item was published there (ISO 8601); null if it never was.'),
    modifiedAt: z.string().nullable(),
    fileHash: z.string().describe('The SHA-256 of the file, in hex.'),
    itemHash: z
      .string()
      .describe('The SHA-256 of the item’s title, text and summary as the file has them, in hex.'),
  })
  .describe('Where the text was imported from.');

export type ImportedFrom = z.infer<typeof importedFrom>;
