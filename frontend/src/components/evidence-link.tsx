import { Download } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';
import { isLetThrough } from '@/api/proof';
import { buttonClass } from '@/components/ui/controls/button';

interface EvidenceLinkProps {
  href: string;
  /** Whether the server may want a proof first. */
  asksAgain?: boolean;
}

/** Links to a zip that others can check without the desk, and says what it proves. */
export function EvidenceLink({ href, asksAgain = false }: EvidenceLinkProps) {
  const isProven = useRef(false);
  // A browser saves the target of a link, but shows no dialog when the server refuses.
  const askFirst = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!asksAgain || isProven.current) return;
    event.preventDefault();
    const link = event.currentTarget;
    if (!(await isLetThrough(href))) return;
    isProven.current = true;
    link.click();
    isProven.current = false;
  };
  return (
    <div>
      <a
        href={href}
        download
        className={buttonClass('secondary', 'small')}
        onClick={(event) => void askFirst(event)}
      >
        <Download />
        Download evidence
      </a>
      <p className="mt-2 text-small text-ink-3">
        It proves that nothing recorded was changed after a checkpoint that you hold. It does not prove that
        what was recorded is true.
      </p>
    </div>
  );
}
