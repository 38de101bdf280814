/** The value of a JSON text. If the text is not JSON it is undefined, which JSON cannot express. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
