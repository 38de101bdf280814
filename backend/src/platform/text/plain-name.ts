/** Invisible characters, and those that change a line’s direction, which can make two names look the same. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** @returns the fault as the end of a sentence, or undefined */
export function nameFault(name: string): string | undefined {
  return unseen.test(name) ? 'must not contain invisible, directional or control characters' : undefined;
}

/** Replaces every run of blanks, of whatever width, with one blank, and trims the ends. */
export function foldedName(name: string): string {
  return name.replace(/\p{Zs}+/gu, ' ').trim();
}
