import { GitCompareArrows } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/overlays/dialog';
import { When } from '@/components/ui/text/when';
import type { Overtaken } from './overtaken';

interface ConflictFrameProps {
  overtaken: Overtaken;
  /** The name of what both have changed: 'this persona'. */
  what: string;
  /** Buttons for the ways to resolve the conflict; the last one loses least. */
  ways: ReactNode;
  size?: 'form' | 'desk' | undefined;
  children: ReactNode;
  /** Returns to the form without a decision. */
  onClose: () => void;
}

/** Says who saved first and when, shows what differs, and asks whose text to keep. */
export function ConflictFrame({ overtaken, what, ways, size, children, onClose }: ConflictFrameProps) {
  const { by, at, revision } = overtaken;
  const title = `${by} changed ${what}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={size}
      head={
        <div className="flex min-w-0 grow items-start gap-3">
          <GitCompareArrows className="mt-1.5 text-warn" />
          <div className="min-w-0">
            <h2 aria-hidden="true" className="font-serif text-h2 font-medium">
              {title}
            </h2>
            <p className="text-small text-ink-3">
              <When at={at} />, revision {revision}
            </p>
          </div>
        </div>
      }
      footer={ways}
    >
      {children}
    </Dialog>
  );
}
