const vowel = /[aeiouy]/;

/** These end in an "s" that makes no plural. */
const wholeWords = new Set([
  'news',
  'series',
  'species',
  'always',
  'perhaps',
  'does',
  'goods',
  'means',
  'during',
]);

/**
 * What the inflected forms of an English word have in common: `delve`, `delves`, `delved` and `delving` are one. Unlike
 * a stemmer it keeps words apart that are only related (`investment`, `invest`). It is nothing to show.
 * @param word lower case
 */
export function wordForm(word: string): string {
  if (word.length < 4 || wholeWords.has(word) || !/^[a-z]+(?:[-'][a-z]+)*$/.test(word)) return word;
  return withoutE(withoutEnding(word));
}

function withoutEnding(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^suia]s$/.test(word)) return word.slice(0, -1);
  if (/eed$/.test(word)) return word.length > 6 ? word.slice(0, -1) : word;
  if (/ied$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  const stem = word.replace(/(?:ed|ing)$/, '');
  return stem === word || stem.length < 2 || !vowel.test(stem) ? word : restored(stem);
}

/** `plann` is of `plan`, `rat` of `rate`. */
function restored(stem: string): string {
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /^[^aeiouy]*[aeiouy][^aeiouywx]$/.test(stem) ? `${stem}e` : stem;
}

/** Longer words lose their last "e", which `delving` and `changing` have lost. */
function withoutE(word: string): string {
  return /e$/.test(word) && (word.length > 5 || /[vcgzu]e$/.test(word)) && word.length > 4
    ? word.slice(0, -1)
    : word;
}
