/**
 * @typedef {object} DecisionRecord
 * @property {string} file its name in `docs/adr/`
 * @property {string} text markdown: a heading `# 1. Title`, then a line `2026-11-20 · in force`
 */

const banner = `# Decisions

Made from the records by \`npm run docs:decisions\`. Each tells what was decided, why, and what it costs. A decision that no
longer holds stays, and names the one that replaced it.

| | decision | since | |
| --: | --- | --- | --- |
`;
const head = /^# (\d+)\. ([^\n]+)\n\n(\d{4}-\d\d-\d\d) · (in force|replaced by [^\n]+)\n/;

/**
 * The index of the decisions.
 * @param {readonly DecisionRecord[]} records in order
 * @returns {string} markdown
 * @throws when a record does not begin with its number, title, date and status
 */
export function decisionsDocument(records) {
  return banner + records.map(rowOf).join('');
}

/** @param {DecisionRecord} record */
function rowOf({ file, text }) {
  const [, number = '', title = '', date = '', status = ''] = head.exec(text) ?? [];
  if (Number(number) !== Number.parseInt(file, 10))
    throw new Error(`docs/adr/${file} does not begin with its number, title, date and status.`);
  return `| ${number} | [${title}](${file}) | ${date} | ${status} |\n`;
}
