/** Stands in the place of what is no prose; Unicode has it join what is before and after, so it ends no sentence. */
export const joiner = '\u2060';
