import { fileNameOf } from '@checks/text/file-name';

/** The name of a downloaded file, after the title of what it holds. */
export const fileName = (title: string, extension: string): string =>
  `${fileNameOf(title, 'article')}.${extension}`;

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
