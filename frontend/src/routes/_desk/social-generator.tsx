import { createFileRoute } from '@tanstack/react-router';
import { CaptionsPage } from '@/features/media/captions/captions-page';
import { prefetchCaptions, readMediaSearch } from '@/features/media/contract';

export const Route = createFileRoute('/_desk/social-generator')({
  validateSearch: readMediaSearch,
  loaderDeps: ({ search: { article } }) => ({ article }),
  loader: ({ context, deps }) => prefetchCaptions(context.queryClient, deps.article),
  component: CaptionsPage,
});
