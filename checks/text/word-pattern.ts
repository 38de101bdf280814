/** Matches a word with the signs written within it: neo-vintage, 1,004, dealer’s. Use it with the flag `u`. */
export const wordPattern = String.raw`[\p{L}\p{N}\p{M}]+(?:[-’'.,/][\p{L}\p{N}\p{M}]+)*`;
