const signs = /[\\`*_~[\]<&]|#+\s*$/g;

/** A line of text in markdown that reads as it is. */
export const asMarkdown = (line: string): string => line.replaceAll(signs, String.raw`\$&`);
