import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckedFile } from '../api/check-file';
import { Actions } from '../panel/actions';
import { ProofLimits } from '../panel/proof-limits';

/** Says what was found in a file, and what that does not prove. */
export function FileVerdict({ name, checked }: { name: string; checked: CheckedFile }) {
  const { manifest, findings } = checked;
  const { icon, title, words } = verdictOn(manifest);
  return (
    <section aria-label="Result" className="grid max-w-166 gap-5">
      <div>
        <p className="text-small break-words text-ink-3">{name}</p>
        <h2 className="mt-1 flex items-start gap-2 font-serif text-h2 font-medium *:first:mt-1.5">
          {icon}
          <span className="min-w-0 break-words">{title}</span>
        </h2>
        <p className="mt-1 text-ink-2">{words}</p>
      </div>
      {manifest.statement !== null && (
        <div>
          <h3 className="text-small text-ink-2">It says of itself</h3>
          <p className="mt-1 font-serif text-article break-words">“{manifest.statement}”</p>
        </div>
      )}
      <Actions actions={manifest.actions} />
      {findings.length > 0 && (
        <div>
          <h3 className="text-small text-ink-2">Findings</h3>
          <ul aria-label="Findings" className="text-small">
            {findings.map((finding) => (
              <li key={finding} className="border-t border-line py-2 break-words first:border-t-0">
                {finding}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="border-t border-line pt-4 text-small text-ink-2">
        <h3 className="mb-1.5 font-serif text-h3 font-medium text-ink">What Content Credentials prove</h3>
        <ProofLimits />
      </div>
    </section>
  );
}

function verdictOn({ state, signer, trusted }: CheckedFile['manifest']): {
  icon: ReactNode;
  title: string;
  words: string;
} {
  if (state === 'none') {
    return {
      icon: <CircleHelp className="text-ink-3" />,
      title: 'No Content Credentials found',
      words:
        'That says nothing about how the file was made: it may never have had any, or lost them on its way.',
    };
  }
  if (state === 'invalid') {
    return {
      icon: <CircleAlert className="text-danger" />,
      title: 'The Content Credentials could not be confirmed',
      words:
        'The findings say why. What the credentials say of the file is left out, for anybody may have written it. It is no proof that somebody tampered with the file.',
    };
  }
  return {
    icon: <CircleCheck className="text-accent" />,
    title: trusted ? 'Signed by this desk, and unchanged since' : 'Unchanged since it was signed',
    words: trusted
      ? 'The certificate is one that this desk has signed with.'
      : `The certificate names “${signer ?? 'nobody'}”. This desk doesn’t know the certificate, so anybody may have chosen that name.`,
  };
}
