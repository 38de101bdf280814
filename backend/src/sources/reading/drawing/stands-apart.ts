/** The boundary between two texts of a line: ends and beginnings of elements. */
interface Edge {
  /** Whether one element ends and another begins. */
  readonly between: boolean;
  /** Whether one of them is more than emphasis within a word. */
  readonly styled: boolean;
}

const figure = /^[\p{N}\p{Sc}]/u;

/**
 * Whether two texts need a blank between them. Pages separate a label, a currency and an amount by style alone, with no
 * blank in the text. A word or an amount that a style merely emphasises in part stays whole.
 * @param before the last characters of the text before
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

/** Whether the second text continues the first: decimals, endings of ordinals, and words after a large initial. */
function isContinued(before: string, after: string): boolean {
  if (/[.,]$/u.test(before)) return /^\p{N}/u.test(after);
  if (/\p{N}$/u.test(before)) return /^(?:st|nd|rd|th)(?!\p{L})/u.test(after);
  return /(?:^|[^\p{L}\p{N}])\p{Lu}$/u.test(before) && /^\p{Ll}/u.test(after);
}
