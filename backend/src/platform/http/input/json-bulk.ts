import { invalidFields } from './validation-refusal.js';

/** The most members and entries, several times as many as in the largest document that may be saved. */
const mostValues = 30_000;

const quotationMark = 0x22;
const backslash = 0x5c;
/** Character codes of the comma and the opening brackets. */
const separators = new Set([0x2c, 0x5b, 0x7b]);

/**
 * Refuses a JSON text with more members and entries than any route takes, before it is parsed: a mebibyte of short
 * members costs a hundred times as much work as one long text.
 * @param field the member of the body that holds the text; empty for the body itself
 * @throws DomainError `invalid`
 */
export function refuseBulky(json: string, field = ''): void {
  let values = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (inText && character === backslash) at += 1;
    else if (character === quotationMark) inText = !inText;
    else if (!inText && separators.has(character)) values += 1;
    if (values <= mostValues) continue;
    const message = `This has more than ${mostValues.toLocaleString('en')} members and entries.`;
    throw invalidFields([{ field, message }]);
  }
}
