import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { changeOf } from '../../platform/event-sourcing/field-changes.js';

const textChange = changeOf(z.string());

/** The events of the one stream `categories-house`: the whole list is one consistency boundary. */
export const categoryEvents = eventCatalog('categories', {
  CategoryAdded: z.object({
    id: z.string().describe('The category’s id, a slug, which stays when the name changes.'),
    name: z.string(),
    description: z.string(),
    color: z.string().describe('The category’s colour in hex, such as #6366f1.'),
    place: z
      .number()
      .int()
      .describe('A number that sorts the list; it is higher than that of any earlier category.'),
  }),
  CategoryChanged: z.object({
    id: z.string(),
    name: textChange,
    description: textChange,
    color: textChange,
  }),
  CategoryRemoved: z.object({ id: z.string() }),
  CategoriesReordered: z.object({
    order: z.array(z.string()).describe('The ids of all categories, in their new order.'),
  }),
});

export type CategoryEvent = EventOf<typeof categoryEvents>;
