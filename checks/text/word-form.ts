const vowel = /[aeiouy]/;

/** The words whose final "s" is not a plural. */
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
 * The form that the inflections of an English word share: `delve`, `delves`, `delved` and `delving` have the same.
 * Unlike a stemmer it keeps words apart that are only related (`investment`, `invest`). It is not meant to be shown.
 * @param word the word in lower case
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

/** Restores a stem: `plann` comes from `plan`, `rat` from `rate`. */
function restored(stem: string): string {
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /^[^aeiouy]*[aeiouy][^aeiouywx]$/.test(stem) ? `${stem}e` : stem;
}

/** Removes the last "e" of longer words, which `delving` and `changing` have lost. */
function withoutE(word: string): string {
  return /e$/.test(word) && (word.length > 5 || /[vcgzu]e$/.test(word)) && word.length > 4
    ? word.slice(0, -1)
    : word;
}
