/** The value that a text of JSON holds; undefined, which JSON does not know, when the text is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
