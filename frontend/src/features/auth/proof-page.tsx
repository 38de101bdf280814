import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { FullPage, Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { tellProofGiven } from './domain/proof-channel';
import { signOnProblem } from './domain/sign-on-problems';

/** The last page of the window that went to the house’s own sign-on for a proof. */
export function ProofPage({ problem }: { problem: string | undefined }) {
  const sentence = signOnProblem(problem);
  useEffect(() => {
    if (sentence !== undefined) return;
    tellProofGiven();
    window.close();
  }, [sentence]);
  return (
    <FullPage>
      <Notice
        page
        icon={sentence === undefined ? <ShieldCheck /> : <TriangleAlert className="text-danger" />}
        title={sentence === undefined ? 'It is you' : 'This was no proof'}
        actions={<Button onClick={() => window.close()}>Close this window</Button>}
      >
        {sentence ?? 'Go on in the window that you came from.'}
      </Notice>
    </FullPage>
  );
}
