import { draftPagesQuery } from '@/api/draft-pages';

const PAGE_SIZE = 10;

/** The promoted articles. */
export const publishedArticlesQuery = draftPagesQuery({ status: 'promoted' }, PAGE_SIZE);
