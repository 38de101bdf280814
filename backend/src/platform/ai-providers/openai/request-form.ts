import type { TextFailureKind } from '../../ai/text-failure.js';
import type { ProviderError } from './provider-error.js';

/** The ways to ask a server for JSON, the strictest first; the last asks for it in the prompt only. */
const formats = ['json_schema', 'json_object', 'none'] as const;

/** The names for the limit of an answer, the newest first. Some servers want one of them, some know neither. */
const bounds = ['max_completion_tokens', 'max_tokens', 'none'] as const;

/** The parts of a request in which servers differ. */
export interface RequestForm {
  readonly format: (typeof formats)[number];
  readonly bound: (typeof bounds)[number];
  /** The greatest limit that the server takes, in tokens. */
  readonly mostTokens: number;
}

const bestForm: RequestForm = { format: 'json_schema', bound: 'max_completion_tokens', mostTokens: Infinity };

/**
 * The kinds of failure that may hide a refusal for the form: servers break on what they don't know, and add the limit
 * to the length of the prompt.
 */
const maybeOfForm: ReadonlySet<TextFailureKind> = new Set(['declined', 'unavailable', 'too-long']);

/** The most forms that are tried, however long a server goes on refusing. */
const mostForms = 6;

const namesBound = /max_?(?:completion_?|output_?|new_?)?tokens|num_predict|in the completion/i;
const namesFormatAsAsked = /response_?format|json_?(?:schema|object|mode)|structured[ _]?outputs?/i;
const namesFormat =
  /response_?format|json|schema|structured|grammar|guided|constrained|output (?:format|mode)/i;
/** The words before the number in an error about too high a limit. */
const limit = />|at most|maximum|less than or equal to|<=|≤|up to|range/;
const limits = new RegExp(String.raw`(?:${limit.source})[^\d]{0,60}(?:\d+, ?)?(\d{3,7})\b`, 'gi');
const fewestTokens = 256;

/** The greatest limit that an error names below the one asked for; undefined if it names none. */
function limitIn(words: string, asked: number): number | undefined {
  const named = Array.from(words.matchAll(limits), ([, number]) => Number(number));
  const lower = named.filter((number) => number >= fewestTokens && number < asked);
  return lower.length > 0 ? Math.max(...lower) : undefined;
}

/**
 * All values but one: first those after it, then those before it, since a limit that was left out may be wanted after
 * all.
 */
const others = <T>(all: readonly T[], one: T): T[] => {
  const at = all.indexOf(one);
  return [...all.slice(at + 1), ...all.slice(0, at)];
};

/**
 * The forms to try after a refusal, the best first; they change the parts that the error names.
 * @param formatNamed matches words that name the format
 */
function formsAfter(
  form: RequestForm,
  { words }: ProviderError,
  asked: number,
  formatNamed: RegExp,
): RequestForm[] {
  const formatsLeft = formatNamed.test(words) ? formats.slice(formats.indexOf(form.format) + 1) : [];
  const boundsLeft = namesBound.test(words) ? others(bounds, form.bound) : [];
  const lower = boundsLeft.length > 0 ? limitIn(words, asked) : undefined;
  const named = Array.from({ length: Math.max(formatsLeft.length, boundsLeft.length) }, (_, step) => ({
    ...form,
    format: formatsLeft[step] ?? formatsLeft.at(-1) ?? form.format,
    bound: boundsLeft[step] ?? boundsLeft.at(-1) ?? form.bound,
  }));
  return [...(lower === undefined ? [] : [{ ...form, mostTokens: lower }]), ...named];
}

/**
 * The plainest forms. The old name of the limit comes first, because more servers accept it than a request without a
 * limit.
 */
const plainest = (form: RequestForm): RequestForm[] =>
  (['max_tokens', 'none'] as const).map((bound) => ({ ...form, format: 'none', bound }));

const nameOf = ({ format, bound, mostTokens }: RequestForm): string => `${format} ${bound} ${mostTokens}`;

interface Known {
  readonly form: RequestForm;
  /**
   * Whether the server has accepted the form. From then on, a refusal that names no part of the form has another
   * reason.
   */
  readonly taken: boolean;
}

/** The form that a server is known to accept, found by trying and kept for the life of the process. */
export class KnownForm {
  private known: Known = { form: bestForm, taken: false };

  /** @param onLearnt told of a form that is used from now on */
  constructor(private readonly onLearnt: (form: RequestForm) => void) {}

  search(): FormSearch {
    return new FormSearch(
      () => this.known,
      (since, form) => this.take(since, form),
    );
  }

  /** Keeps a form that was found, unless another search has learnt something since this one began. */
  private take(since: Known, form: RequestForm): void {
    if (this.known !== since || (since.taken && since.form === form)) return;
    this.known = { form, taken: true };
    if (since.form !== form) this.onLearnt(form);
  }
}

/** Searches a form that the server accepts, for one text. No form is tried twice, so the search ends. */
export class FormSearch {
  private readonly refused = new Set<string>();
  private since: Known;
  form: RequestForm;

  constructor(
    private readonly known: () => Known,
    private readonly take: (since: Known, form: RequestForm) => void,
  ) {
    this.since = known();
    this.form = this.since.form;
  }

  /** Tells the search that the server has answered a request of this form. */
  taken(): void {
    this.take(this.since, this.form);
    this.since = this.known();
  }

  /**
   * Moves on to another form, if there is one.
   * @param kind the kind of the refusal
   * @param asked the limit in the refused request, in tokens
   * @returns whether there is another form to try
   */
  next(error: ProviderError, kind: TextFailureKind, asked: number): boolean {
    if (!maybeOfForm.has(kind) || this.refused.size === mostForms) return false;
    this.refused.add(nameOf(this.form));
    const now = this.known();
    const learntMeanwhile = now === this.since ? [] : [now.form];
    this.since = now;
    const unnamed = kind === 'declined' && !now.taken ? plainest(this.form) : [];
    // Errors that have nothing to do with the format may also mention “JSON”.
    const formatNamed = now.taken || kind === 'unavailable' ? namesFormatAsAsked : namesFormat;
    const left = [...learntMeanwhile, ...formsAfter(this.form, error, asked, formatNamed), ...unnamed];
    const next = left.find((form) => !this.refused.has(nameOf(form)));
    if (next) this.form = next;
    return next !== undefined;
  }
}
