import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Idea = components['schemas']['TopicIdea'];

/** Some ideas of one kind, newest first; `total` counts all of the kind, and `oldest` leads to older ones. */
interface IdeaPage {
  ideas: readonly Idea[];
  total: number;
  /** The reasons why ideas are missing from the newest batch. */
  missing: readonly string[];
  /** The time of the last entry; undefined when there is none. */
  oldest: string | undefined;
}

/** Returns the cursor after the last page, or undefined once all ideas have been read. */
function nextOf(page: IdeaPage, pages: readonly IdeaPage[]): string | undefined {
  const read = pages.reduce((sum, { ideas }) => sum + ideas.length, 0);
  return read < page.total ? page.oldest : undefined;
}

const paging = { initialPageParam: null as string | null, getNextPageParam: nextOf };

/** Reads the ideas of the weekly batches; `customIdeasQuery` reads those that somebody asked for one by one. */
export const weeklyIdeasQuery = infiniteQueryOptions({
  queryKey: ['api', 'topic-generator', 'weekly'],
  queryFn: async ({ signal, pageParam }): Promise<IdeaPage> => {
    const call = api.GET('/api/topic-generator/weekly', { params: { query: pageQuery(pageParam) }, signal });
    const batches = await bodyOf(call);
    return {
      ideas: batches.flatMap(({ ideas }) => ideas),
      missing: batches[0]?.missing.map(({ reason }) => reason) ?? [],
      ...pageFacts((await call).response, batches),
    };
  },
  ...paging,
});

export const customIdeasQuery = infiniteQueryOptions({
  queryKey: ['api', 'topic-generator', 'custom'],
  queryFn: async ({ signal, pageParam }): Promise<IdeaPage> => {
    const call = api.GET('/api/topic-generator/custom', { params: { query: pageQuery(pageParam) }, signal });
    const ideas = await bodyOf(call);
    return { ideas, missing: [], ...pageFacts((await call).response, ideas) };
  },
  ...paging,
});

export const ideaQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'topic-generator', 'idea', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return (await bodyOf(api.GET('/api/topic-generator/idea/{id}', { params, signal }))).idea;
    },
  });

const pageQuery = (before: string | null) => (before === null ? {} : { before });

function pageFacts(response: Response, entries: readonly { createdAt: string }[]) {
  return {
    total: Number(response.headers.get('x-total-count')),
    oldest: entries.at(-1)?.createdAt,
  };
}

/** Returns the ideas of a list that have been read so far, and the number of all. */
export function readIdeas({ pages }: InfiniteData<IdeaPage>) {
  return { ideas: pages.flatMap((page) => page.ideas), total: pages.at(-1)?.total ?? 0 };
}

/** Makes the name of a category from its key, as in “Sports Memorabilia”. */
export function topicCategoryName(key: string): string {
  return key.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
}
