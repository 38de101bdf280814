import { createFileRoute } from '@tanstack/react-router';
import { ImagesPage } from '@/features/media/images/images-page';
import { prefetchMedia } from '@/features/media/media-loader';
import { readMediaSearch } from '@/features/media/media-search';

export const Route = createFileRoute('/_desk/image-generator')({
  validateSearch: readMediaSearch,
  loaderDeps: ({ search: { article } }) => ({ article }),
  loader: ({ context, deps }) => prefetchMedia(context.queryClient, deps.article),
  component: ImagesPage,
});
