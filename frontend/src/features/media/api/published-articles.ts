import { draftPagesQuery } from '@/features/articles/contract';

const PAGE_SIZE = 10;

/** The promoted articles. */
export const publishedArticlesQuery = draftPagesQuery({ status: 'promoted' }, PAGE_SIZE);
