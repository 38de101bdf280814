import { createFileRoute } from '@tanstack/react-router';
import { ImagesPage } from '@/features/media/images/images-page';
import { prefetchMedia, readMediaSearch } from '@/features/media/contract';

export const Route = createFileRoute('/_desk/image-generator')({
  validateSearch: readMediaSearch,
  loaderDeps: ({ search: { article } }) => ({ article }),
  loader: ({ context, deps }) => prefetchMedia(context.queryClient, deps.article),
  component: ImagesPage,
});
