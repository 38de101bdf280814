import { jsonLanguage } from '@codemirror/lang-json';

/** The reason why a text is not JSON, and the place; line and column count from 1. */
interface JsonFault {
  message: string;
  line: number;
  column: number;
}

/** Returns the first fault of a text as JSON, or undefined if it has none. */
export function jsonFaultIn(text: string): JsonFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as SyntaxError;
    const lines = text.slice(0, placeOf(text, message)).split('\n');
    return { message: reasonIn(message), line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  }
}

/**
 * Returns the offset of a fault. Browsers state it in different words or not at all. If they do not, the grammar of the
 * highlighting finds it.
 */
function placeOf(text: string, message: string): number {
  const told = /at position (\d+)/.exec(message)?.[1];
  if (told !== undefined) return Number(told);
  let place: number | undefined;
  jsonLanguage.parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) place ??= from;
    },
  });
  return place ?? text.length;
}

/** Returns a browser's sentence without its own name, the place and the excerpt. */
function reasonIn(message: string): string {
  return message
    .replace(/^JSON(\.parse| Parse error): /, '')
    .replace(/,? (\.\.\.)?"[^]*is not valid JSON$/, '')
    .replace(/ (in JSON )?at (position|line) \d+[^]*$/, '');
}
