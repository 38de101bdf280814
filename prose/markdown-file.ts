import { asMarkdown } from './as-markdown.js';

/** An article as a markdown file: the title as its first heading. */
export function markdownFile({ title, content }: { title: string; content: string }): string {
  return `# ${asMarkdown(title)}\n\n${content}\n`;
}
