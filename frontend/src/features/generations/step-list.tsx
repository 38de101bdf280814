import { Check, CircleAlert, Minus, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cause } from '@/components/ui/feedback/cause';
import { Spinner } from '@/components/ui/graphics/spinner';
import { exactDurationInWords } from '@/components/ui/text/durations';
import { Elapsed } from '@/components/ui/text/elapsed';
import { count } from '@/components/ui/text/numbers';
import type { Generation, GenerationStep } from './api/get-generation';

const glyphs: Readonly<Record<GenerationStep['outcome'], ReactNode>> = {
  done: <Check className="text-accent" />,
  skipped: <Minus className="text-ink-3" />,
  'not-taken': <Minus className="text-ink-3" />,
  failed: <CircleAlert className="text-danger" />,
  changed: <Pencil className="text-ink-2" />,
};

/** Lists the steps of a generation in order, each with its cost and outcome. The present step comes last. */
export function StepList({ generation: { steps, underWay, requestedAt } }: { generation: Generation }) {
  const since = steps.at(-1)?.at ?? requestedAt;
  if (steps.length === 0 && underWay === null) return null;
  return (
    <ol aria-label="Steps" className="border-t border-line text-small">
      {steps.map((step, place) => (
        <Row key={place} glyph={glyphs[step.outcome]}>
          <Step step={step} />
        </Row>
      ))}
      {underWay !== null && (
        <Row glyph={<Spinner />}>
          <div className="flex justify-between gap-4">
            <span role="status">{stepsUnderWay[underWay]}</span>
            {since !== null && <Elapsed since={Date.parse(since)} />}
          </div>
        </Row>
      )}
    </ol>
  );
}

function Row({ glyph, children }: { glyph: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2">
      <span className="mt-0.5">{glyph}</span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function Step({
  step: { step, outcome, detail, cause, model, tokens, durationMs },
}: {
  step: GenerationStep;
}) {
  const word = outcomeWords[outcome];
  const facts = [
    model,
    tokens && tokensInWords(tokens),
    durationMs > 0 && exactDurationInWords(durationMs),
  ].filter(Boolean);
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="font-medium">
          {stepNames[step]}
          {word && (
            <span className={outcome === 'failed' ? 'text-danger' : 'font-normal text-ink-2'}> · {word}</span>
          )}
        </p>
        <p className="text-ink-3 tabular-nums">{facts.join(' · ')}</p>
      </div>
      {detail && <p className="mt-0.5 whitespace-pre-line text-ink-2">{detail}</p>}
      <Cause>{cause}</Cause>
    </>
  );
}

const tokensInWords = ({ input, output }: NonNullable<Generation['tokens']>) =>
  `${count(input)} tokens in, ${count(output)} out`;

/** Shows how many tokens and dollars a generation took. Renders nothing if nothing was counted. */
export function Spent({ generation: { tokens, cost } }: { generation: Generation }) {
  if (!tokens) return null;
  return (
    <p className="mt-2.5 text-small text-ink-3 tabular-nums">
      In all: {tokensInWords(tokens)}
      {cost !== null && `, ${costInWords(cost)}`}
    </p>
  );
}

type StepName = GenerationStep['step'];

/** The names of the steps after they have ended. */
export const stepNames: Readonly<Record<StepName, string>> = {
  plan: 'Plan',
  research: 'Research',
  outline: 'Outline',
  draft: 'Draft',
  check: 'Check',
  review: 'Review',
  revise: 'Revision',
  critique: 'Critique',
  finish: 'Lead, title and summary',
  offer: 'Offered as a draft',
};

/** The words for the steps while they run. */
export const stepsUnderWay: Readonly<Record<StepName, string>> = {
  plan: 'Planning…',
  research: 'Looking things up…',
  outline: 'Making the outline…',
  draft: 'Writing the draft…',
  check: 'Checking against the editorial rules…',
  review: 'Reviewing the draft against its sources…',
  revise: 'Revising the sections with findings…',
  critique: 'Reading it critically…',
  finish: 'Writing lead, title and summary…',
  offer: 'Saving…',
};

/** The words for the outcomes; null for a step that is simply done. */
const outcomeWords: Readonly<Record<GenerationStep['outcome'], string | null>> = {
  done: null,
  skipped: 'Skipped',
  'not-taken': 'Not taken',
  failed: 'Failed',
  changed: 'Changed',
};

/** Returns an amount in dollars, with more decimals for small sums, as in “$0.0042” and “$1.20”. */
function costInWords(dollars: number): string {
  return `$${dollars.toFixed(dollars >= 1 ? 2 : 4)}`;
}
