import type { Decider } from '../../platform/event-sourcing/decider.js';
import { canonicalJson } from '../../platform/kernel/canonical-json.js';
import {
  steps,
  type Checked,
  type GenerationCommand,
  type GenerationFailure,
} from './generation.commands.js';
import {
  generationEvents,
  type GenerationEvent,
  type GenerationEventData,
  type GenerationOrder,
  type ModelCall,
  type Outline,
} from './generation.events.js';
import type { Research } from './research.js';
import { wrongState } from './wrong-state.js';

type Reviewed = GenerationEventData<'GenerationReviewed'>;

export type { GenerationCommand, GenerationFailure } from './generation.commands.js';
export type GenerationStatus = 'running' | 'waiting-for-outline' | 'done' | 'failed' | 'cancelled';
export type GenerationStep =
  | 'research'
  | 'outline'
  | 'draft'
  | 'check'
  | 'review'
  | 'revise'
  | 'finish'
  | 'offer';

export interface Generation {
  readonly order: GenerationOrder;
  readonly status: GenerationStatus;
  readonly researched: Research | undefined;
  /** The ids of the passages that a person kept; undefined if nobody was asked. */
  readonly keptPassages: readonly string[] | undefined;
  /** The outline; undefined until the step is done, null if the step gave none. */
  readonly outline: Outline | null | undefined;
  /** The id of the command by which a person approved the outline. */
  readonly approvedBy: string | undefined;
  /**
   * Whether the text is written and revised as a whole: because of the setting, or because the model answered the
   * outline step with an article.
   */
  readonly whole: boolean;
  readonly draft: GenerationEventData<'GenerationDrafted'> | undefined;
  /** The present text. */
  readonly text: { readonly title: string; readonly content: string } | undefined;
  /** The checks' result for the present text. */
  readonly checked: Checked | undefined;
  readonly rounds: number;
  /** Whether the last round of revision was not accepted, so that no other follows. */
  readonly exhausted: boolean;
  readonly revisedFor: readonly string[];
  readonly claims: Reviewed['claims'] | undefined;
  readonly finished: GenerationEventData<'GenerationFinished'> | undefined;
  /** The offer of the text as an article; undefined before that step. */
  readonly offered: GenerationEventData<'GenerationOffered'> | undefined;
  readonly failure: GenerationFailure | undefined;
  /** One entry for each retry: the id of the command by which a person asked for it, or undefined if nobody did. */
  readonly retriedBy: readonly (string | undefined)[];
  /** The id of the command that cancelled the generation. */
  readonly cancelledBy: string | undefined;
  readonly calls: readonly ModelCall[];
}

/** The state of a generation; undefined until it has been requested. */
export type GenerationState = Generation | undefined;

/** Decides how one article is made. Each step is recorded once; a recorded step is never done, or paid for, again. */
export const generationDecider: Decider<GenerationState, GenerationCommand, GenerationEvent> = {
  catalog: generationEvents,
  initialState: undefined,

  decide(command, state) {
    switch (command.type) {
      case 'request':
        if (!state) return [{ type: 'GenerationRequested', data: command.order }];
        return state.status === 'failed' ? [retried(state)] : [];
      case 'record-outlined': {
        if (stepOf(state) !== 'outline') return [];
        const waits = begun(state).order.outlineFirst && command.outlined.outline !== null;
        return [
          { type: 'GenerationOutlined', data: { ...command.outlined, waits } },
          ...(command.draft ? [{ type: 'GenerationDrafted', data: command.draft } as const] : []),
        ];
      }
      case 'approve-outline': {
        const { status, outline, approvedBy } = begun(state);
        const { commandId, passages } = command;
        const changed = !outline || canonicalJson(outline) !== canonicalJson(command.outline);
        if (approvedBy === commandId && !changed) return status === 'failed' ? [retried(begun(state))] : [];
        if (status !== 'waiting-for-outline') throw wrongState('isn’t waiting for its outline');
        const kept = passages && { passages: [...passages] };
        return [{ type: 'OutlineApproved', data: { outline: command.outline, changed, commandId, ...kept } }];
      }
      case 'record-step': {
        const { event, checked } = command;
        if (stepOf(state) !== steps[event.type]) return [];
        return checked ? [event, { type: 'GenerationChecked', data: checked }] : [event];
      }
      case 'record-failed':
        return stepOf(state) === undefined ? [] : [{ type: 'GenerationStepFailed', data: command.failure }];
      case 'retry':
        if (begun(state).retriedBy.includes(command.commandId)) return [];
        if (begun(state).status !== 'failed') throw wrongState('has not failed');
        return [retried(begun(state), command.commandId)];
      case 'cancel': {
        const { status, cancelledBy } = begun(state);
        if (cancelledBy === command.commandId) return [];
        if (status === 'done' || status === 'cancelled') throw wrongState(`is already ${status}`);
        return [{ type: 'GenerationCancelled', data: { commandId: command.commandId } }];
      }
      default:
        return command satisfies never;
    }
  },

  evolve(state, event) {
    if (event.type === 'GenerationRequested') return requested(event.data);
    const generation = begun(state);
    switch (event.type) {
      case 'GenerationResearched':
        return { ...withCall(generation, event.data.call), researched: event.data };
      case 'GenerationOutlined': {
        const { outline, whole, waits, call } = event.data;
        const status = waits ? 'waiting-for-outline' : 'running';
        return { ...withCall(generation, call), outline, whole, status };
      }
      case 'OutlineApproved': {
        const { outline, commandId, passages } = event.data;
        return { ...generation, outline, approvedBy: commandId, keptPassages: passages, status: 'running' };
      }
      case 'GenerationDrafted': {
        const { title, content, call } = event.data;
        return { ...withCall(generation, call), draft: event.data, text: { title, content } };
      }
      case 'GenerationChecked':
        return { ...generation, checked: event.data };
      case 'GenerationRevised':
        return revised(generation, event.data);
      case 'GenerationCritiqued':
        return withCall(generation, event.data.call);
      case 'GenerationReviewed':
        return withReview(generation, event.data);
      case 'GenerationFinished': {
        const { title, content, call } = event.data;
        return { ...withCall(generation, call), text: { title, content }, finished: event.data };
      }
      case 'GenerationOffered':
        return { ...generation, status: 'done', offered: event.data };
      case 'GenerationStepFailed':
        return { ...generation, status: 'failed', failure: event.data };
      case 'GenerationRetried': {
        const retriedBy = [...generation.retriedBy, event.data.commandId];
        return { ...generation, status: 'running', failure: undefined, retriedBy };
      }
      case 'GenerationCancelled':
        return { ...generation, status: 'cancelled', failure: undefined, cancelledBy: event.data.commandId };
      default:
        return event satisfies never;
    }
  },
};

/** Returns the step that is due; undefined if there is none. */
export function stepOf(state: GenerationState): GenerationStep | undefined {
  return state?.status === 'running' ? openStep(state) : undefined;
}

function openStep(generation: Generation): GenerationStep {
  const { order, whole, researched, outline, text, checked, claims, rounds, finished } = generation;
  if (order.research === true && !whole && outline === undefined && !researched) return 'research';
  if (!whole && outline === undefined) return 'outline';
  if (!text) return 'draft';
  if (!checked) return 'check';
  if (order.review === true && !whole && !claims && rounds === 0 && !finished) return 'review';
  // A finished text is not revised; that decision came before the finish.
  if (!finished && isWorthRevising(generation, checked)) return 'revise';
  return whole || finished ? 'offer' : 'finish';
}

function isWorthRevising({ whole, rounds, exhausted }: Generation, { brokenRules, found }: Checked): boolean {
  if (exhausted) return false;
  if (whole) return rounds === 0 && (brokenRules.length > 0 || found.block > 0);
  // Each round costs a call, so only findings that block the text are worth a second one.
  return (rounds === 0 && found.block + found.warn > 0) || (rounds === 1 && found.block > 0);
}

function requested(order: GenerationOrder): Generation {
  return {
    order,
    status: 'running',
    researched: undefined,
    keptPassages: undefined,
    outline: undefined,
    approvedBy: undefined,
    whole: order.pipeline === 'single',
    draft: undefined,
    text: undefined,
    checked: undefined,
    rounds: 0,
    exhausted: false,
    revisedFor: [],
    claims: undefined,
    finished: undefined,
    offered: undefined,
    failure: undefined,
    retriedBy: [],
    cancelledBy: undefined,
    calls: [],
  };
}

export function begun(state: GenerationState): Generation {
  if (!state) throw new Error('A generation begins with GenerationRequested.');
  return state;
}

function revised(
  generation: Generation,
  { title, content, taken, call, revisedFor }: GenerationEventData<'GenerationRevised'>,
): Generation {
  return {
    ...withCall(generation, call),
    text: { title, content },
    rounds: generation.rounds + 1,
    exhausted: !taken,
    revisedFor: taken ? [...new Set([...generation.revisedFor, ...revisedFor])] : generation.revisedFor,
  };
}

function retried(generation: Generation, commandId?: string): GenerationEvent {
  return { type: 'GenerationRetried', data: { step: openStep(generation), commandId } };
}

function withCall(generation: Generation, call: ModelCall | null): Generation {
  return call ? { ...generation, calls: [...generation.calls, call] } : generation;
}

function withReview(generation: Generation, { claims, found, call }: Reviewed): Generation {
  const checked = generation.checked && found ? { ...generation.checked, found } : generation.checked;
  return { ...withCall(generation, call), claims, checked };
}
