import { createFileRoute } from '@tanstack/react-router';
import { NotFound, NotFoundScreen } from '@/components/layout/page-notices';

/** Every path that no other route takes. */
export const Route = createFileRoute('/_desk/$')({
  staticData: { signedOut: NotFoundScreen },
  component: NotFound,
});
