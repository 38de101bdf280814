import { useQuery } from '@tanstack/react-query';
import { Awaited } from '@/components/ui/feedback/awaited';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { CredentialPanel } from '@/features/credentials/contract';
import { packageQuery, type Article } from '../api/get-article';

interface SignedProps {
  article: Article;
  /** The number of the promoted package. */
  number: number;
}

/** Shows the credential of the promoted package, and a note that the present text is not signed if it differs. */
export function Signed({ article: { id, changedSincePromotion }, number }: SignedProps) {
  const query = useQuery(packageQuery(id, number));
  return (
    <Awaited
      query={query}
      failure="The credentials could not be loaded"
      coming={<Skeleton className="h-6.5 w-40" />}
    >
      {({ credential }) =>
        credential.state === 'off' ? (
          <p className="text-small text-ink-2">Package {number} isn’t signed.</p>
        ) : (
          <>
            <CredentialPanel articleId={id} number={number} credential={credential} />
            <p className="mt-2 text-small text-ink-2">{credential.statement}</p>
            {changedSincePromotion && <Unsigned number={number} />}
          </>
        )
      }
    </Awaited>
  );
}

function Unsigned({ number }: { number: number }) {
  return (
    <p className="mt-2 text-small">
      <strong className="font-medium">Changed since promotion.</strong> Package {number} is signed, the
      present text isn’t. Promote it again to sign it.
    </p>
  );
}

/** Says next to the downloads of a changed text which of them is signed. */
export function UnsignedDownload({ article: { id }, number }: SignedProps) {
  const { data } = useQuery(packageQuery(id, number));
  if (data?.credential.state !== 'signed') return null;
  return (
    <p className="mb-3 text-small text-ink-2">
      Only what was promoted is signed. The present text has changed since and carries no Content Credentials.
    </p>
  );
}
