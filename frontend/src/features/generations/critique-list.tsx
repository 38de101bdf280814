import type { Generation } from './api/get-generation';

/** What the model said of the text, question by question, each with the passage that the answer rests on. */
export function CritiqueList({ verdicts }: { verdicts: Generation['critique'] }) {
  return (
    <ul aria-label="Critique" className="grid gap-3 text-small">
      {verdicts.map(({ criterion, question, holds, quotation, comment }) => (
        <li key={criterion}>
          <p className="font-medium">
            {question} <span className={holds ? 'text-ink-2' : 'text-warn'}>{holds ? 'Yes.' : 'No.'}</span>
          </p>
          <p className="mt-0.5 text-ink-2">{comment}</p>
          <blockquote className="mt-0.5 border-l border-line-2 pl-3 font-serif text-ink-2">
            {quotation}
          </blockquote>
        </li>
      ))}
    </ul>
  );
}
