import { aboutCheckpoint, type Digest, type DigestItem } from '../digest.js';

/** `&`, `<` and `>` are Slack's control characters: `<!channel>` pings everybody. Nothing else in a text can. */
function escaped(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ');
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A message in Slack's own markup. */
export function slackText({ title, items, failures, checkpoint, url }: Digest): string {
  return [
    `*${escaped(title)}*`,
    ...items.map(line),
    ...(failures.length > 0 ? ['Failed:', ...failures.map((failure) => `• ${escaped(failure)}`)] : []),
    ...(checkpoint === undefined
      ? []
      : [aboutCheckpoint, `\`\`\`\n${checkpoint.split('\n').map(escaped).join('\n')}\`\`\``]),
    link(url, 'Open the desk'),
  ].join('\n');
}

function line({ text, note, url }: DigestItem): string {
  return `• ${link(url, text)}${note === null ? '' : ` (${escaped(note)})`}`;
}

/** The first bar ends the address, so one in the address would begin the text. */
function link(url: string, text: string): string {
  return `<${escaped(url).replaceAll('|', '%7C')}|${escaped(text)}>`;
}
