/**
 * @typedef {object} TestFile
 * @property {string} path from the repository's root
 * @property {readonly import('./named-tests.mjs').NamedTest[]} tests
 */

const banner = `# Guarantees

Made from the names of the tests by \`npm run docs:guarantees\`. \`npm test\` runs them at a fraction of their counts, and
\`npm run test:faults\` runs them whole: \`npm run test:faults A19\` only those of one guarantee.
`;

/**
 * Every guarantee with the tests that name it.
 * @param {Readonly<Record<string, string>>} guarantees sentences by number
 * @param {readonly TestFile[]} files
 * @returns {string} markdown for `docs/`
 */
export function guaranteesDocument(guarantees, files) {
  const sections = Object.entries(guarantees).map(([number, sentence]) => {
    const tested = files.flatMap((file) => linesOf(file, number));
    if (tested.length === 0) throw new Error(`No test names ${number}: ${sentence}.`);
    return `## ${number} ${sentence}\n\n${tested.join('\n')}\n`;
  });
  return [banner, ...sections].join('\n');
}

/**
 * @param {TestFile} file
 * @param {string} number
 * @returns {string[]} one line for each title that names it, with the titles below it
 */
function linesOf({ path, tests }, number) {
  const named = new RegExp(`\\b${number}\\b`);
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { titles } of tests) {
    const at = titles.findIndex((title) => named.test(title));
    if (at < 0) continue;
    const subject = titles
      .slice(0, at + 1)
      .map(plain)
      .join(', ');
    groups.set(subject, [
      ...(groups.get(subject) ?? []),
      titles
        .slice(at + 1)
        .map(plain)
        .join(', '),
    ]);
  }
  const name = path.replace(/^.*\//, '');
  return [...groups].map(([subject, held]) => {
    const what = held.filter(Boolean).map((title) => `  - ${escaped(title)}`);
    return [`- ${escaped(subject)} ([${name}](../${path}))`, ...what].join('\n');
  });
}

/**
 * A title without the numbers of guarantees, and with an ellipsis for what differs from row to row.
 * @param {string} title
 */
const plain = (title) =>
  title
    .replace(/\s*\(A\d+\)/, '')
    .replace(/^(?:A\d+(?:\sand)?:?\s)+/, '')
    .replace(/%[a-z]|\$[a-z]\w*/g, '…');

/** @param {string} title as plain text within markdown */
const escaped = (title) => title.replace(/[\\`*_<>[\]$]/g, String.raw`\$&`);
