import { wholeSlice } from '../text/whole-slice.js';

/** The most characters of the line; enough for the sentence that tells the reason. */
const longestSaid = 500;

/** The most characters that are read, so that a long answer costs no time. */
const longestRead = 20_000;

/** The fewest characters of a secret that is searched for; shorter ones would match ordinary words. */
const shortestSecret = 4;

const hidden = '[key]';

/** Patterns of text that looks like a key or is labelled as one, whoever it belongs to. */
const keyLike = [
  /\b(?:bearer|basic)\s+[\w~+/.=*-]{4,}/gi,
  /\b(?:sk|pk|rk|xai|gsk|hf|ghp|pplx|r8)[-_][\w*-]{5,}[\w*]/gi,
  /\bAIza[\w*-]{10,}/g,
  /(?<=\b(?:api[-_ ]?key|x-api-key|authorization|access[-_]?token|token|secret|password|passwd|key)["']?\s{0,3}[:=]\s{0,3}["']?)(?!\[key\])[^\s"',;&}\]]{4,}/gi,
  /(?<=:\/\/)[^\s/@]+(?=@)/g,
  /(?<![\w*-])(?=[\w*-]*\d)(?=[\w*-]*[a-z*])[\w*-]{32,}(?![\w*-])/gi,
];

/** Characters that would break or reverse the line, or cannot be stored. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const escaped = (sign: string): string => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`;

/**
 * The forms in which a secret may appear in an answer. A secret of several words is often repeated without the first.
 */
function forms(secret: string): string[] {
  const words = [secret, ...secret.split(/\s+/)];
  return words.flatMap((word) => [word, encodeURIComponent(word), JSON.stringify(word).slice(1, -1)]);
}

/**
 * A provider’s words as one line that can be logged and shown: shortened, with control characters escaped, and without
 * the secrets or anything that looks like a key.
 */
export function said(words: string, secrets: readonly string[]): string {
  const literal = [...new Set(secrets.flatMap(forms))]
    .filter((form) => form.length >= shortestSecret)
    .toSorted((one, other) => other.length - one.length);
  const line = words
    .slice(0, longestRead)
    .trim()
    .replace(/[ \t\r\n]+/g, ' ');
  const withoutOurs = literal.reduce((text, secret) => text.replaceAll(secret, hidden), line);
  const withoutAny = keyLike.reduce((text, pattern) => text.replace(pattern, hidden), withoutOurs);
  const shown = withoutAny.replace(unseen, escaped);
  return shown.length > longestSaid ? `${wholeSlice(shown, 0, longestSaid - 1)}…` : shown;
}
