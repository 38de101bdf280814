import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { inPlace, type SyntaxNode } from '../../../../prose/syntax-node.js';
import { dialects, type Dialect, type Engine, type NotesForm } from './engines.js';
import { notesAsList } from './notes-as-list.js';
import { textTree } from '../tree/text-tree.js';

/**
 * A text in the markdown that an engine needs to show what the preview shows. The notes become a list only if the
 * engine keeps tags, because its links need them.
 */
export function engineMarkdown(markdown: string, engine: Engine, notes: NotesForm): string {
  const dialect = dialects[engine];
  const tree = textTree(markdown);
  inPlace(tree, (children) => children.flatMap((node) => inDialect(node, dialect)));
  const written = notes === 'list' && dialect.keepsTags ? notesAsList(tree) : tree;
  return unified()
    .use(remarkGfm, { singleTilde: false })
    .use(remarkStringify, {
      bullet: '-',
      rule: '-',
      // MDX takes an address in angle brackets for an element.
      resourceLink: true,
      unsafe: [...dialect.unsafe],
      handlers: handlersFor(dialect),
    })
    .stringify(written as never)
    .trimEnd();
}

const html = (value: string): SyntaxNode => ({ type: 'html', value });
const setBy: Readonly<Record<string, string>> = { strong: 'strong', em: 'emphasis' };

/** The nodes that express a node in the dialect of an engine. */
function inDialect(node: SyntaxNode, { keepsTags, code }: Dialect): SyntaxNode[] {
  const { type, value = '', data, url, children = [] } = node;
  switch (type) {
    case 'tag': {
      const name = data?.hName ?? '';
      const set = setBy[name];
      if (set !== undefined) return [{ type: set, children }];
      return keepsTags ? [html(`<${name}>`), ...children, html(`</${name}>`)] : children;
    }
    case 'code':
    case 'inlineCode':
      return [{ ...node, value: code ? code(value) : value }];
    default:
      // Percent-encoded braces mean the same in an address, and no engine takes them for its syntax.
      return [url === undefined ? node : { ...node, url: url.replaceAll(/[{}]/g, encodeURIComponent) }];
  }
}

function handlersFor({ keepsTags, escapable }: Dialect): Options['handlers'] {
  return {
    text: ({ value }: SyntaxNode, _parent, state, info) => {
      const text = state.safe(value, info);
      return escapable === undefined ? text : withReferences(text, escapable);
    },
    // Every engine takes two blanks for a line break, but only some take a backslash.
    break: (_node, _parent, { stack }) => {
      if (stack.includes('tableCell')) return keepsTags ? '<br />' : ' ';
      return stack.includes('headingAtx') ? ' ' : '  \n';
    },
  };
}

/** Replaces escapes that an engine does not know with numeric character references. */
function withReferences(text: string, escapable: string): string {
  return text.replaceAll(/\\([!-/:-@[-`{-~])/g, (escaped, sign: string) =>
    escapable.includes(sign) ? escaped : `&#${sign.codePointAt(0)};`,
  );
}
