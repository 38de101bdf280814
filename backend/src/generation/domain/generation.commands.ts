import type { GenerationEvent, GenerationEventData, GenerationOrder, Outline } from './generation.events.js';

export type Checked = GenerationEventData<'GenerationChecked'>;
export type GenerationFailure = GenerationEventData<'GenerationStepFailed'>;

/** The step that each event is the outcome of. */
export const steps = {
  GenerationResearched: 'research',
  GenerationDrafted: 'draft',
  GenerationChecked: 'check',
  GenerationRevised: 'revise',
  GenerationReviewed: 'review',
  GenerationFinished: 'finish',
  // There is an article from this step on: a generation that was cancelled before gets none, and an offered one cannot
  // be cancelled.
  GenerationOffered: 'offer',
} as const;

/** The outcome of a step that every generation goes through in the same way. */
type StepEvent = Extract<GenerationEvent, { type: keyof typeof steps }>;

export type GenerationCommand =
  | { readonly type: 'request'; readonly order: GenerationOrder }
  | {
      readonly type: 'record-outlined';
      readonly outlined: Omit<GenerationEventData<'GenerationOutlined'>, 'waits'>;
      /** The whole article that the model answered in place of an outline. */
      readonly draft?: GenerationEventData<'GenerationDrafted'>;
    }
  | {
      readonly type: 'approve-outline';
      readonly outline: Outline;
      /** The ids of the passages to keep; undefined for all. */
      readonly passages?: readonly string[] | undefined;
      readonly commandId: string;
    }
  | {
      readonly type: 'record-step';
      readonly event: StepEvent;
      /** The checks' result, if the step changed the text. */
      readonly checked?: Checked;
    }
  | { readonly type: 'record-failed'; readonly failure: GenerationFailure }
  | { readonly type: 'retry'; readonly commandId: string }
  | { readonly type: 'cancel'; readonly commandId: string };
