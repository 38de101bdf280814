const otherLineEnds = /\r\n?/g;

/** Converts a text to the form in which texts are stored and compared: lines end with a line feed. */
export const withLineFeeds = (text: string): string =>
  text.includes('\r') ? text.replaceAll(otherLineEnds, '\n') : text;

/**
 * Maps offsets in a text with line feeds to offsets in the text as it was sent, both in UTF-16 units.
 * @param sent the text with any line ends
 */
export function placesAsSent(sent: string): (offset: number) => number {
  if (!sent.includes('\r\n')) return (offset) => offset;
  const places = new Int32Array(sent.length + 1);
  let length = 0;
  for (let at = 0; at < sent.length; at += 1) {
    places[length] = at;
    length += 1;
    if (sent[at] === '\r' && sent[at + 1] === '\n') at += 1;
  }
  places[length] = sent.length;
  return (offset) => places[offset] ?? sent.length;
}
