const unended = /[\p{L}\p{N},;–-]$/u;
const goesOn = /^\p{Ll}/u;

/**
 * The pages of a file as one text, with a form feed between pages, so the form feeds before a passage give its page.
 */
export const pagesAsText = (pages: readonly string[]): string =>
  pages
    .map((page) => (page === '' ? '(This page has no text.)' : page))
    .reduce((text, page) =>
      unended.test(text) && goesOn.test(page) ? `${text}\f${page}` : `${text}\n\n\f${page}`,
    );
