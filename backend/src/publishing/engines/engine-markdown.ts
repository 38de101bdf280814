import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { inPlace, type Node } from '../../../../prose/syntax-node.js';
import { dialects, type Dialect, type Engine, type NotesForm } from './engines.js';
import { notesAsList } from './notes-as-list.js';
import { textTree } from '../tree/text-tree.js';

/**
 * A text as an engine has to read it, so that its page shows what the preview shows. The notes are a list only where
 * tags, which lead to them and back, reach the page.
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
      // What stands between angle brackets is an element to MDX.
      resourceLink: true,
      unsafe: [...dialect.unsafe],
      handlers: handlersFor(dialect),
    })
    .stringify(written as never)
    .trimEnd();
}

const html = (value: string): Node => ({ type: 'html', value });
const setBy: Readonly<Record<string, string>> = { strong: 'strong', em: 'emphasis' };

/** What stands for a node. */
function inDialect(node: Node, { keepsTags, code }: Dialect): Node[] {
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
      // Braces in an address mean the same when they are written as other signs are there.
      return [url === undefined ? node : { ...node, url: url.replaceAll(/[{}]/g, encodeURIComponent) }];
  }
}

function handlersFor({ keepsTags, escapable }: Dialect): Options['handlers'] {
  return {
    text: ({ value }: Node, _parent, state, info) => {
      const text = state.safe(value, info);
      return escapable === undefined ? text : withReferences(text, escapable);
    },
    // Two blanks are a break to every engine, a backslash is one to some.
    break: (_node, _parent, { stack }) => {
      if (stack.includes('tableCell')) return keepsTags ? '<br />' : ' ';
      return stack.includes('headingAtx') ? ' ' : '  \n';
    },
  };
}

/** Signs that a backslash does not make plain for an engine, by their numbers. */
function withReferences(text: string, escapable: string): string {
  return text.replaceAll(/\\([!-/:-@[-`{-~])/g, (escaped, sign: string) =>
    escapable.includes(sign) ? escaped : `&#${sign.codePointAt(0)};`,
  );
}
