import { escapedHtml } from '../../platform/text/escaped-html.js';

/** The facts that a page gives about its article. */
export interface DocumentFacts {
  readonly title: string;
  /** The name or sentence that says whose the text is; null if nobody is named. */
  readonly byline: string | null;
  /** The category’s name; an empty text if there is none. */
  readonly category: string;
  readonly wordCount: number;
  /** The sentence that search engines and feeds show; null if there is none. */
  readonly summary: string | null;
  /** The status in words. */
  readonly status: string;
  /** A sentence that tells readers how the text was made. */
  readonly label?: string | undefined;
  /** Whether a mark before the label says that AI was used. */
  readonly isMarked?: boolean;
  /** The JSON-LD of the article. */
  readonly data: unknown;
}

const style = `body{margin:3rem auto;max-width:66ch;padding:0 1rem;font:1.125rem/1.65 Georgia,serif;color:#221d18}
header{margin-bottom:2rem;border-bottom:1px solid #c3bdb2}
h1{line-height:1.2}
dl{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0 0 1.5rem;font:.875rem/1.5 system-ui,sans-serif}
dl div{display:flex;gap:.5rem}
dt{color:#66615a}
dd{margin:0}
blockquote{margin-inline:0;border-left:2px solid #c3bdb2;padding-left:1.25rem;font-style:italic}
sup{line-height:0}
section[data-footnotes]{margin-top:2rem;border-top:1px solid #c3bdb2;font-size:.9375rem}
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/** A mark in the colour of the text. It has its own style, so that pages without the mark stay as they are. */
const aiMark =
  '<abbr title="Artificial intelligence" style="border:1.5px solid;border-radius:.25em;padding:0 .3em;font:700 .8em system-ui,sans-serif;text-decoration:none">AI</abbr> ';

/** An article as a page of its own, with a header that says whose it is. `body` is clean HTML. */
export function htmlDocument(
  { title, byline, category, wordCount, summary, status, label, isMarked = false, data }: DocumentFacts,
  body: string,
): string {
  const facts = [
    ['Byline', byline ?? ''],
    ['Category', category],
    ['Word count', wordCount.toLocaleString('en-US')],
    ['Status', status],
  ].filter(([, value]) => value !== '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${byline === null ? '' : `<meta name="author" content="${escapedHtml(byline)}">\n`}<title>${escapedHtml(title)}</title>
${summary === null ? '' : described(title, summary)}<script type="application/ld+json">${asScript(data)}</script>
<style>
${style}
</style>
</head>
<body>
<article>
<header>
<h1>${escapedHtml(title)}</h1>
${label === undefined ? '' : `<p>${isMarked ? aiMark : ''}${escapedHtml(label)}</p>\n`}<dl>
${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapedHtml(value ?? '')}</dd></div>`).join('\n')}
</dl>
</header>
${body}
</article>
</body>
</html>
`;
}

const described = (title: string, summary: string): string =>
  `<meta name="description" content="${escapedHtml(summary)}">
<meta property="og:title" content="${escapedHtml(title)}">
<meta property="og:description" content="${escapedHtml(summary)}">
`;

/** JSON that cannot end the script element around it. */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
