import { createFileRoute } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';
import { ProofPage } from '@/features/auth/proof-page';

export const Route = createFileRoute('/proof')({
  validateSearch: ({ problem }: Record<string, unknown>): { problem?: string | undefined } => ({
    problem: textIn(problem),
  }),
  component: Proof,
});

function Proof() {
  return <ProofPage problem={Route.useSearch().problem} />;
}
