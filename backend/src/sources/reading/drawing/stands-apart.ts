/** What lies between two texts of a line: ends and beginnings of elements. */
interface Edge {
  /** One element ends and another begins. */
  readonly between: boolean;
  /** One of them is more than emphasis within a word. */
  readonly styled: boolean;
}

const figure = /^[\p{N}\p{Sc}]/u;

/**
 * Pages set a label, a currency and an amount apart by their styles alone, with no blank in the text.
 * What a style merely emphasises within a word or an amount stays whole.
 * @param before the end of what stands before, some characters of it
 */
export function standsApart(before: string, { between, styled }: Edge, after: string): boolean {
  if (!between && !styled) return false;
  if (/\p{N}$/u.test(before) && /^\p{N}/u.test(after)) return true;
  if (!styled || isContinued(before, after)) return false;
  if (figure.test(after) && /[\p{Ll}:]$/u.test(before)) return true;
  if (/^\p{Sc}/u.test(after) && /\p{N}$/u.test(before)) return true;
  return (
    between &&
    /[\p{L}\p{N}\p{Pe}.,:;!?%+*]$|\p{N}\p{Sc}$/u.test(before) &&
    /^[\p{L}\p{N}\p{Sc}(„“"«#]/u.test(after)
  );
}

/** Decimals, endings of ordinal numbers and words after an initial that is drawn large. */
function isContinued(before: string, after: string): boolean {
  if (/[.,]$/u.test(before)) return /^\p{N}/u.test(after);
  if (/\p{N}$/u.test(before)) return /^(?:st|nd|rd|th)(?!\p{L})/u.test(after);
  return /(?:^|[^\p{L}\p{N}])\p{Lu}$/u.test(before) && /^\p{Ll}/u.test(after);
}
