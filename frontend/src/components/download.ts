/**
 * The name of a downloaded file: the title in lower case, each run of what is no letter or digit of any script one
 * underscore, none at the ends; `article` when nothing is left.
 */
export function fileName(title: string, extension: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
  return `${words || 'article'}.${extension}`;
}

/** An article as a markdown file: the title as its first heading. */
export function markdownFile({ title, content }: { title: string; content: string }): string {
  return `# ${title}\n\n${content}\n`;
}

/** Hands a text to the browser as a file to save. */
export function saveAsFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands bytes to the browser as a file to save. */
export function saveBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
