import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy, Download } from 'lucide-react';
import { copyAndTell } from '@/components/clipboard';
import { Button, buttonClass } from '@/components/ui/controls/button';
import { Awaited } from '@/components/ui/feedback/awaited';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/browser/use-now';
import { Bar } from '@/components/ui/feedback/notice';
import { When } from '@/components/ui/text/when';
import { rulesQuery } from '@/features/editorial-rules/contract';
import type { components } from '@/api/schema.gen';
import { certificateQuery } from '../api/certificate';
import { certificateWarning } from '../domain/certificate-warning';
import { CredentialMark } from './credential-mark';
import { Fingerprint } from './fingerprint';
import { ProofLimits } from './proof-limits';

/** Shows administrators the certificate that signs at present, and what others need to recognise it. */
export function Certificate() {
  const rules = useQuery(rulesQuery);
  return (
    <Awaited query={rules} failure="The rules could not be loaded" coming={coming}>
      {({ credentials }) => (credentials?.sign ? <InForce /> : <Off />)}
    </Awaited>
  );
}

const coming = <Skeleton className="mt-6 h-40 w-full" />;

function InForce() {
  const query = useQuery(certificateQuery);
  return (
    <Awaited query={query} failure="The certificate could not be loaded" coming={coming}>
      {(certificate) => (certificate ? <Known certificate={certificate} /> : <Off />)}
    </Awaited>
  );
}

function Off() {
  return (
    <div className="pt-6">
      <EmptyState title="Nothing is signed">
        Content Credentials are off. Turn them on in the{' '}
        <Link to="/editorial-rules" className="text-link">
          editorial rules
        </Link>
        , on the tab Transparency.
      </EmptyState>
    </div>
  );
}

interface CertificateProps {
  certificate: components['schemas']['CertificateAnswer'];
}

function Known({ certificate }: CertificateProps) {
  const { fingerprint, selfMade, notAfter } = certificate;
  return (
    <div className="grid max-w-166 gap-6 pt-6">
      <section aria-label="Certificate">
        <h2 className="flex items-center gap-2 font-serif text-h2 font-medium">
          <CredentialMark />
          Content Credentials
        </h2>
        <Warning notAfter={notAfter} />
        <CertificateFacts certificate={certificate} />
        <p className="mt-4 text-small text-ink-2">
          {selfMade
            ? 'Signed with the desk’s own certificate: others see it as not on a trust list. Publish the root and this fingerprint on your own site; whoever takes the root from there can tell that a file is yours.'
            : 'This certificate was given to the desk, so whoever issued it has its root. Publish the fingerprint on your own site.'}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {selfMade && (
            <a
              href="/api/credentials/root.pem"
              download="root.pem"
              className={buttonClass('secondary', 'small')}
            >
              <Download />
              Download root
            </a>
          )}
          <Button
            size="small"
            icon={<Copy />}
            onClick={() => void copyAndTell(fingerprint, 'The fingerprint is on the clipboard.')}
          >
            Copy fingerprint
          </Button>
        </div>
      </section>
      <section aria-label="What they prove" className="text-small text-ink-2">
        <h2 className="mb-1.5 font-serif text-h3 font-medium text-ink">What they prove</h2>
        <ProofLimits />
      </section>
    </div>
  );
}

/** Warns that the certificate has ended or is about to, and says what to do. */
function Warning({ notAfter }: { notAfter: string }) {
  const warning = certificateWarning(notAfter, useNow());
  if (warning === undefined) return null;
  return (
    <div className="mt-3">
      <Bar>
        {warning} Set <code>CREDENTIALS_KEY</code> and <code>CREDENTIALS_CERTIFICATE</code> to a new pair, and
        restart the server.
      </Bar>
    </div>
  );
}

function CertificateFacts({ certificate }: CertificateProps) {
  const { subject, issuer, fingerprint, notAfter } = certificate;
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 text-small @md:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-3">Signed by</dt>
      <dd className="break-words">{subject}</dd>
      <dt className="text-ink-3">Issued by</dt>
      <dd className="break-words">{issuer}</dd>
      <dt className="text-ink-3">Valid until</dt>
      <dd>
        <When at={notAfter} />
      </dd>
      <dt className="text-ink-3">Fingerprint</dt>
      <dd>
        <Fingerprint hex={fingerprint} />
      </dd>
    </dl>
  );
}
