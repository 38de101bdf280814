import type { TextFailureKind } from '../../ai/text-failure.js';
import type { ProviderError } from './provider-error.js';

/** How the server is asked for JSON, the strictest first; the last does without its help. */
const formats = ['json_schema', 'json_object', 'none'] as const;

/** By which name the server is told the bound of the answer, the newest first. Some want one, some know neither. */
const bounds = ['max_completion_tokens', 'max_tokens', 'none'] as const;

/** The form of a request that servers differ in. */
export interface RequestForm {
  readonly format: (typeof formats)[number];
  readonly bound: (typeof bounds)[number];
  /** The greatest bound that the server takes, in tokens. */
  readonly mostTokens: number;
}

const bestForm: RequestForm = { format: 'json_schema', bound: 'max_completion_tokens', mostTokens: Infinity };

/**
 * What a refusal for the form may be taken for: servers break on what they don't know, and add the bound to the length
 * of the prompt.
 */
const maybeOfForm: ReadonlySet<TextFailureKind> = new Set(['declined', 'unavailable', 'too-long']);

/** However a server goes on refusing. */
const mostForms = 6;

const namesBound = /max_?(?:completion_?|output_?|new_?)?tokens|num_predict|in the completion/i;
const namesFormatAsAsked = /response_?format|json_?(?:schema|object|mode)|structured[ _]?outputs?/i;
const namesFormat =
  /response_?format|json|schema|structured|grammar|guided|constrained|output (?:format|mode)/i;
/** What stands before the limit of a bound that was too great. */
const limit = />|at most|maximum|less than or equal to|<=|≤|up to|range/;
const limits = new RegExp(String.raw`(?:${limit.source})[^\d]{0,60}(?:\d+, ?)?(\d{3,7})\b`, 'gi');
const fewestTokens = 256;

/** The greatest bound below the one asked for that an error names. */
function limitIn(words: string, asked: number): number | undefined {
  const named = Array.from(words.matchAll(limits), ([, number]) => Number(number));
  const lower = named.filter((number) => number >= fewestTokens && number < asked);
  return lower.length > 0 ? Math.max(...lower) : undefined;
}

/** From one on, round to those before it: a bound that was left out may turn out to be wanted. */
const others = <T>(all: readonly T[], one: T): T[] => {
  const at = all.indexOf(one);
  return [...all.slice(at + 1), ...all.slice(0, at)];
};

/**
 * What else to try after a refusal, the best first: what the error names is changed.
 * @param formatNamed what counts as a name of the format
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

/** The plainest forms: a bound is known to more servers by its old name than by none. */
const plainest = (form: RequestForm): RequestForm[] =>
  (['max_tokens', 'none'] as const).map((bound) => ({ ...form, format: 'none', bound }));

const nameOf = ({ format, bound, mostTokens }: RequestForm): string => `${format} ${bound} ${mostTokens}`;

interface Known {
  readonly form: RequestForm;
  /** The server has taken it. From then on a refusal that names nothing of it is for something else. */
  readonly taken: boolean;
}

/** What a server is known to take: found out by trying, kept for the life of the process. */
export class KnownForm {
  private known: Known = { form: bestForm, taken: false };

  /** @param onLearnt told of a form that is asked for from now on */
  constructor(private readonly onLearnt: (form: RequestForm) => void) {}

  search(): FormSearch {
    return new FormSearch(
      () => this.known,
      (since, form) => this.take(since, form),
    );
  }

  /** What was found out from an older knowledge does not replace what others have found out since. */
  private take(since: Known, form: RequestForm): void {
    if (this.known !== since || (since.taken && since.form === form)) return;
    this.known = { form, taken: true };
    if (since.form !== form) this.onLearnt(form);
  }
}

/** One text's way to a form that the server takes. No form is tried twice, so it ends. */
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

  /** The server has answered a request of this form. */
  taken(): void {
    this.take(this.since, this.form);
    this.since = this.known();
  }

  /**
   * @param kind what the refusal is taken for
   * @param asked the bound of the refused request, in tokens
   * @returns whether there is another form to be tried, which is then the one to ask in
   */
  next(error: ProviderError, kind: TextFailureKind, asked: number): boolean {
    if (!maybeOfForm.has(kind) || this.refused.size === mostForms) return false;
    this.refused.add(nameOf(this.form));
    const now = this.known();
    const learntMeanwhile = now === this.since ? [] : [now.form];
    this.since = now;
    const unnamed = kind === 'declined' && !now.taken ? plainest(this.form) : [];
    // "JSON" also stands in errors that have nothing to do with the format.
    const formatNamed = now.taken || kind === 'unavailable' ? namesFormatAsAsked : namesFormat;
    const left = [...learntMeanwhile, ...formsAfter(this.form, error, asked, formatNamed), ...unnamed];
    const next = left.find((form) => !this.refused.has(nameOf(form)));
    if (next) this.form = next;
    return next !== undefined;
  }
}
