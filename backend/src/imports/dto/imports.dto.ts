import {
  Field,
  QueryField,
  count,
  flag,
  listOf,
  moment,
  nested,
  oneOf,
  text,
} from '../../platform/http/input/field.js';
import { PageOf, PageQuery } from '../../platform/http/input/page.js';
import type { Rule } from '../../platform/http/input/field-rules.js';
import { fileKinds, mostNames, type FileKind } from '../domain/import.events.js';
import type { Import } from '../domain/import.decider.js';
import { itemStates, type ItemState } from '../domain/item-states.js';

const states = ['reading', 'ready', 'running', 'done', 'cancelled', 'failed'] as const;

/** The rule for a map from names in the file to ids, or to null. */
const chosen = (): Rule => ({
  schema: { type: 'object', additionalProperties: { type: 'string', nullable: true } },
  fault: (value) =>
    isChoice(value) ? undefined : 'must be an object of ids, or null for none, by their names there',
});

function isChoice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const ids = Object.values(value);
  return ids.length <= mostNames && ids.every((id) => id === null || typeof id === 'string');
}

export class ItemCounts {
  @Field(count)
  total: number;

  @Field(count)
  willCreate: number;

  @Field(count)
  willUpdate: number;

  @Field(count)
  unchanged: number;

  @Field(count)
  leftOut: number;

  @Field(count, {
    description:
      'The number of items that changed there and were edited or deleted here; they stay as they are.',
  })
  conflicts: number;

  @Field(count, { description: 'The number of articles created so far.' })
  created: number;

  @Field(count, { description: 'The number of articles updated so far.' })
  updated: number;

  @Field(count)
  failed: number;
}

export class ImportLoss {
  @Field(text(), { description: 'The kind of thing that is lost, such as `image` or `shortcode`.' })
  kind: string;

  @Field(count)
  count: number;
}

export class ImportMapping {
  @Field(chosen(), { description: 'The ids of personas by the names of authors there; null for no persona.' })
  authors: Record<string, string | null>;

  @Field(chosen(), {
    description: 'The ids of categories by the names of categories and tags there; null for no category.',
  })
  categories: Record<string, string | null>;

  @Field(oneOf(['draft', 'elsewhere']), {
    description:
      'What published items become: drafts, or articles published elsewhere. Drafts there stay drafts.',
  })
  status: 'draft' | 'elsewhere';

  @Field(flag(), {
    optional: true,
    description:
      'Whether the first three images of each article are fetched and become its header images. Defaults to false.',
  })
  fetchImages?: boolean | undefined;
}

export class ImportAnswer {
  @Field(text())
  id: string;

  @Field(text())
  fileName: string;

  @Field(oneOf([...fileKinds]))
  kind: FileKind;

  @Field(oneOf([...states]))
  state: Import['state'];

  @Field(moment())
  createdAt: string;

  @Field(count, { description: 'The number of items found so far, including those left out.' })
  found: number;

  @Field(listOf(text()), { description: 'The names of authors there, the most frequent first.' })
  authors: string[];

  @Field(listOf(text()), { description: 'The names of categories and tags there, the most frequent first.' })
  categories: string[];

  @Field(nested(ImportMapping))
  mapping: ImportMapping;

  @Field(nested(ItemCounts))
  items: ItemCounts;

  @Field(listOf(ImportLoss))
  losses: ImportLoss[];

  @Field(text(), { nullable: true, description: 'Why the import failed; null if it did not.' })
  reason: string | null;
}

export class OneImport {
  @Field(nested(ImportAnswer))
  import: ImportAnswer;
}

export class ImportPage extends PageOf(ImportAnswer, count, 'Newest first.') {}

export class ItemsQuery extends PageQuery {
  @QueryField(oneOf([...itemStates]), { optional: true })
  state?: ItemState;
}

export class ImportedImage {
  @Field(text(), { description: 'The address of the image, as the file has it.' })
  url: string;

  @Field(text(), { description: 'The alternative text of the image; empty if there is none.' })
  alt: string;

  @Field(text(), { nullable: true, description: 'The person or house that the image is credited to.' })
  credit: string | null;

  @Field(text(), { nullable: true, description: 'The licence of the image, or its address.' })
  licence: string | null;
}

export class ImportItem {
  @Field(text(), { description: 'The item’s place in the file.' })
  place: string;

  @Field(text())
  title: string;

  @Field(text(), { description: 'The item’s id in the archive.' })
  sourceId: string;

  @Field(oneOf([...itemStates]))
  state: ItemState;

  @Field(text(), {
    nullable: true,
    description:
      'Why the item is left out, failed, is in conflict, is shortened, or came without its images.',
  })
  reason: string | null;

  @Field(text(), { nullable: true, description: 'The id of the article, if there is one.' })
  articleId: string | null;

  @Field(listOf(ImportedImage), {
    description: 'The item’s images, which are fetched if the mapping says so.',
  })
  images: ImportedImage[];
}

export class ImportItemPage extends PageOf(ImportItem, count, 'In the order of the file.') {}
