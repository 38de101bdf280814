/** A word with what is written within it: neo-vintage, 1,004, dealer’s. To be used with the flag `u`. */
export const wordPattern = String.raw`[\p{L}\p{N}\p{M}]+(?:[-’'.,/][\p{L}\p{N}\p{M}]+)*`;
