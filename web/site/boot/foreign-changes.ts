/**
 * Translators wrap texts that React rendered into elements of their own, and extensions remove or move elements. React would
 * end the page at the first of them that it removes, or inserts something before (https://github.com/facebook/react/issues/11538).
 */
const { insertBefore, removeChild } = Node.prototype;

/** The child of `parent` that is `node` or has been wrapped around it; null if it is no longer in there. */
function findChild(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

export function tolerateForeignChanges() {
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    insertBefore.call(this, node, findChild(this, next));
    return node;
  };
}
