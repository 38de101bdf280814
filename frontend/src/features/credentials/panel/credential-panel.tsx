import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { components } from '@/api/schema.gen';
import { useUser } from '@/api/session';
import { buttonClass } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { When } from '@/components/ui/text/when';
import { certificateQuery } from '../api/certificate';
import { Actions } from './actions';
import { CredentialMark } from './credential-mark';
import { Fingerprint } from './fingerprint';
import { ProofLimits } from './proof-limits';

type Credential = components['schemas']['CredentialAnswer'];

interface CredentialPanelProps {
  articleId: string;
  /** The number of the package. */
  number: number;
  credential: Credential;
}

/** The chip of a signed package. It opens the contents of its credentials, and says how others can check them. */
export function CredentialPanel(props: CredentialPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tint inline-flex min-h-6.5 items-center gap-2 rounded-card border border-accent-line bg-accent-wash px-2 text-small font-medium max-md:min-h-11"
        onClick={() => setOpen(true)}
      >
        <CredentialMark />
        Content Credentials
      </button>
      <Dialog open={open} title="Content Credentials" onClose={() => setOpen(false)}>
        <Contents {...props} />
      </Dialog>
    </>
  );
}

function Contents({ articleId, number, credential }: CredentialPanelProps) {
  const { statement, fingerprint, actions = [] } = credential;
  return (
    <div className="grid grid-cols-1 gap-6 px-6 py-5 max-md:px-4">
      {statement !== undefined && <p className="font-serif text-article">{statement}</p>}
      <a
        href={`/api/published/${articleId}/${number}/manifest.c2pa`}
        download={`package-${number}.c2pa`}
        className={`${buttonClass('secondary', 'small')} justify-self-start`}
      >
        <Download />
        Download manifest
      </a>
      <Part title="Signed by">
        <Signer credential={credential} />
        <Recognition fingerprint={fingerprint} />
      </Part>
      <Part title="What is bound">
        <p>
          Title, text and footnotes of package {number}, byte for byte; whose words they are, in numbers; the
          rules in force; and how many people approved it.
        </p>
        <Actions actions={actions} />
      </Part>
      <Part title="What they prove">
        <ProofLimits />
      </Part>
      <Part title="How to check">
        <p>
          Give the file to{' '}
          <Link to="/check-file" className="text-link">
            Check a File
          </Link>
          . Others need no desk: the evidence has a program, <code>verify.html</code>, that runs offline, and
          tools for C2PA read HTML and images, or the manifest beside a markdown file.
        </p>
      </Part>
    </div>
  );
}

function Signer({ credential: { issuer, signedAt, fingerprint } }: { credential: Credential }) {
  return (
    <>
      <p>
        The holder of a certificate issued by {issuer}
        {signedAt !== undefined && (
          <>
            , <When at={signedAt} />
          </>
        )}
      </p>
      {fingerprint !== undefined && (
        <p className="mt-2">
          Fingerprint of the certificate: <Fingerprint hex={fingerprint} />
        </p>
      )}
    </>
  );
}

/** Says how tools of others see the signer. Only administrators learn whose certificate it is. */
function Recognition({ fingerprint }: { fingerprint: string | undefined }) {
  const { role } = useUser();
  const { data } = useQuery({ ...certificateQuery, enabled: role === 'admin' });
  const own = data?.selfMade === true && data.fingerprint === fingerprint;
  return (
    <p className="mt-2">
      {own
        ? 'Signed with the desk’s own certificate: others see it as not on a trust list.'
        : 'Unless the certificate is on a trust list, the tools of others say that they don’t know the signer.'}
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="text-small text-ink-2">
      <h3 className="mb-1.5 font-serif text-h3 font-medium text-ink">{title}</h3>
      {children}
    </section>
  );
}
