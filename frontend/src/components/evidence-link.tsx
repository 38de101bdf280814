import { Download } from 'lucide-react';
import { buttonClass } from '@/components/ui/controls/button';

/** A zip that others can check without the desk, and what it proves to them. */
export function EvidenceLink({ href }: { href: string }) {
  return (
    <div>
      <a href={href} download className={buttonClass('secondary', 'small')}>
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
