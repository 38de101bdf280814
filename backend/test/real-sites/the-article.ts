import { goodText } from '../support/articles.js';

export const title = 'What a made-up watch & its <papers> fetched';
export const summary = 'A made-up watch, its papers & what they fetched.';
export const source = { title: 'A ledger', text: 'A made-up watch fetched $58,900 in May 2019.' };

/** A text with everything that an article may hold, and with what site builders would take for their own syntax. */
export const content = `## What it fetched & why

A made-up **Ref. 5711** fetched $58,900 in *May 2019*, its twin ~~less~~ more [s1]. Its [papers](https://example.com/?a=1&b=2) say \`a < b\`, and [gallery] is a word here.

| Year | Price |
| :--- | ---: |
| 2019 | $58,900 |
| 2020 \\| 2021 | **$61,000** |

3. Third
   - nested *one*
   - nested two
4. Fourth

> First paragraph.
>
> Second paragraph.

\`\`\`ts
if (a < b && c) {
  return "[gallery]";
}
\`\`\`

---

### By year

The ledger says so again [s1].

${goodText}`;

const changed = (...changes: readonly (readonly [before: string, after: string])[]): string =>
  changes.reduce((text, [before, after]) => text.replace(before, () => after), content);

/** The changes by a program that writes markdown anew; the meaning stays the same. */
const anew = [
  ['?a=1&b=2', String.raw`?a=1\&b=2`],
  ['[gallery] is', String.raw`\[gallery] is`],
  ['| :--- | ---: |', '| :- | -: |'],
  ['3. Third\n', '3. Third\n\n'],
  ['nested two\n', 'nested two\n\n'],
] as const;
const words = goodText.trimEnd();

/** The text as it is when it is imported again. */
export const cameBack = {
  wordpress: changed(
    ...anew,
    ['more [s1]', 'more [^1]'],
    ['again [s1]', 'again [^2]'],
    [goodText, `${words}\n\n[^1]: A ledger\n\n[^2]: A ledger`],
  ),
  ghost: changed(
    ...anew,
    ['more [s1]', 'more [^s1]'],
    ['again [s1]', 'again [^s1]'],
    ['> First paragraph.\n>\n', '> First paragraph.\\\n'],
    [goodText, `${words}\n\n[^s1]: A ledger`],
  ),
} as const;
