const signs = /[\\`*_~[\]<&]|#+\s*$/g;

/** Escapes a line of text, so that it reads the same in markdown. */
export const asMarkdown = (line: string): string => line.replaceAll(signs, String.raw`\$&`);
