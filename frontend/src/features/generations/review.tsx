import type { ReactNode } from 'react';
import type { Generation } from './api/get-generation';

type Review = NonNullable<Generation['review']>;
type Claim = Review['claims'][number];

const kinds: Readonly<Record<Claim['kind'], string>> = {
  supported: 'Supported',
  overstated: 'Says more than its source',
  contradicted: 'Not what its source says',
  'not-in-source': 'Not found in its source',
  'from-memory': 'No source',
  invented: 'Looks invented',
  inconsistent: 'Disagrees with another passage',
  vague: 'Too vague to check',
};

/** Lists a model's claims about passages of a draft after it read the sources. Doubtful ones come first. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  const isSupported = ({ kind }: Claim) => kind === 'supported';
  const ordered = [...claims.filter((claim) => !isSupported(claim)), ...claims.filter(isSupported)];
  return (
    <ul aria-label="Claims" className="grid gap-3 text-small">
      {ordered.map((claim, place) => (
        <li key={place}>
          <p className={isSupported(claim) ? 'font-medium text-ink-2' : 'font-medium text-warn'}>
            {kinds[claim.kind]}
            {claim.source !== null && <span className="text-ink-3 tabular-nums"> [{claim.source}]</span>}
          </p>
          <Quoted>{claim.quotation}</Quoted>
          {claim.passage !== null && (
            <>
              <p className="mt-1 text-ink-2">The source:</p>
              <Quoted>{claim.passage}</Quoted>
            </>
          )}
          {claim.other !== null && (
            <>
              <p className="mt-1 text-ink-2">The other passage:</p>
              <Quoted>{claim.other}</Quoted>
            </>
          )}
          {claim.fix !== '' && <p className="mt-1 text-ink-2">{claim.fix}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Lists a model's answers to questions about the text, each with the passage that it is based on. */
export function Verdicts({ verdicts, label }: { verdicts: Review['verdicts']; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-3 text-small">
      {verdicts.map(({ criterion, question, holds, quotation, comment }) => (
        <li key={criterion}>
          <p className="font-medium">
            {question} <span className={holds ? 'text-ink-2' : 'text-warn'}>{holds ? 'Yes.' : 'No.'}</span>
          </p>
          <p className="mt-0.5 text-ink-2">{comment}</p>
          {quotation !== '' && <Quoted>{quotation}</Quoted>}
        </li>
      ))}
    </ul>
  );
}

function Quoted({ children }: { children: ReactNode }) {
  return (
    <blockquote className="mt-0.5 border-l border-line-2 pl-3 font-serif text-ink-2">{children}</blockquote>
  );
}
