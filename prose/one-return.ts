import { inPlace, type Node } from './syntax-node.js';

const isReturn = ({ properties }: Node): boolean => properties?.['dataFootnoteBackref'] !== undefined;

/**
 * A plugin of rehype: a note leads back to the first of its citations alone. Several arrows in a row don’t say which of
 * them leads back to where one came from.
 */
export const oneReturn =
  () =>
  (tree: Node): void =>
    inPlace(tree, (children) => {
      // They are the last of what they stand in.
      const first = children.findIndex(isReturn);
      return first < 0 ? children : children.slice(0, first + 1);
    });
