import { createFileRoute } from '@tanstack/react-router';
import { NotFound, NotFoundScreen } from '@/components/layout/page-notices';

/** The route for every path that no other route takes. */
export const Route = createFileRoute('/_desk/$')({
  staticData: { signedOut: NotFoundScreen },
  component: NotFound,
});
