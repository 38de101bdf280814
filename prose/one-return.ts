import { inPlace, type SyntaxNode } from './syntax-node.js';

const isReturn = ({ properties }: SyntaxNode): boolean => properties?.['dataFootnoteBackref'] !== undefined;

/**
 * A plugin of rehype that makes a note link back to its first citation only. Several arrows in a row don’t say which of
 * them leads back to where the reader came from.
 */
export const oneReturn =
  () =>
  (tree: SyntaxNode): void =>
    inPlace(tree, (children) => {
      // The arrows come last in the element that contains them.
      const first = children.findIndex(isReturn);
      return first < 0 ? children : children.slice(0, first + 1);
    });
